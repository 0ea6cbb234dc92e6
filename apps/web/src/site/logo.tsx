import Mark from './mark.svg?react'

/** The brand's mark, in the page itself: it stands from the first paint, and is not asked for. */
export function Logo() {
  return <Mark width={36} height={36} />
}

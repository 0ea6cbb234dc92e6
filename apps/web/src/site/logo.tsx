import Mark from './mark.svg?react'

/** The brand's mark, inline. */
export function Logo() {
  return <Mark width={36} height={36} />
}

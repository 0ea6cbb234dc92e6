import type { ComponentProps } from 'react'

interface ListProps extends ComponentProps<'ul'> {
  readonly ordered?: boolean
}

/**
 * A list without markers. For Safari that is none unless it has the role: VoiceOver does not mention it
 * (https://bugs.webkit.org/show_bug.cgi?id=170179).
 */
export function List({ ordered = false, ...props }: ListProps) {
  const Tag = (ordered ? 'ol' : 'ul') as 'ul'
  return <Tag {...props} role="list" />
}

/** Items of a list, each a text of its own. */
export function listItems(texts: readonly string[]) {
  return texts.map((text) => <li key={text}>{text}</li>)
}

import { ChevronDown, TriangleAlert } from '../../../design/icons.ts'
import { row } from '../../../design/layout.css.ts'
import { listItems } from '../../../design/list-items.tsx'
import { notice } from '../../../design/notice.css.ts'
import { heading, markers } from '../../../design/text.css.ts'
import type { Advice } from '../words/emergency-advice.ts'

/** What to do until the plumber is there. */
export function EmergencyAdvice({ title, steps }: Advice) {
  return (
    <aside className={notice.firstAid} aria-labelledby="emergency-advice">
      <h3 className={`${row} ${heading}`} id="emergency-advice">
        <TriangleAlert />
        <span>{title}</span>
      </h3>
      <ol className={markers}>{listItems(steps)}</ol>
    </aside>
  )
}

/** The same in one line, with the rest behind it. */
export function FoldedAdvice({ summary, steps }: Advice) {
  return (
    <details className={notice.folded}>
      <summary>
        <span>{summary}</span>
        <ChevronDown />
      </summary>
      <ol className={markers}>{listItems(steps)}</ol>
    </details>
  )
}

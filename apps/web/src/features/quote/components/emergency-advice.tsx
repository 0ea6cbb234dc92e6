import { TriangleAlert } from '../../../design/icons.ts'
import { row } from '../../../design/layout.css.ts'
import { listItems } from '../../../design/list-items.tsx'
import { notice } from '../../../design/notice.css.ts'
import { heading, markers } from '../../../design/text.css.ts'
import type { Advice } from '../words/emergency-advice.ts'

/** What to do until the plumber is there. */
export function EmergencyAdvice({ title, steps }: Advice) {
  return (
    <aside className={notice.info} aria-labelledby="emergency-advice">
      <h3 className={`${row} ${heading}`} id="emergency-advice">
        <TriangleAlert />
        <span>{title}</span>
      </h3>
      <ol className={markers}>{listItems(steps)}</ol>
    </aside>
  )
}

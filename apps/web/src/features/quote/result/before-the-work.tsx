import { card } from '../../../design/card.css.ts'
import { ChevronDown } from '../../../design/icons.ts'
import { listItems } from '../../../design/list-items.tsx'
import { markers, subtitle } from '../../../design/text.css.ts'
import { beforeTheWork } from '../words/conditions.ts'
import * as css from './before-the-work.css.ts'

/** What to expect of the professional's own devis, folded. */
export function BeforeTheWork() {
  return (
    <details className={card}>
      <summary>
        <h2 className={subtitle}>Avant les travaux</h2>
        <ChevronDown />
      </summary>
      <div className={css.content}>
        <p>{beforeTheWork.rule}</p>
        <ul className={markers}>{listItems(beforeTheWork.items)}</ul>
        <p>{beforeTheWork.freedom}</p>
      </div>
    </details>
  )
}

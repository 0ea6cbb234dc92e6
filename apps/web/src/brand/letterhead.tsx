import { printOnly } from '../design/layout.css.ts'
import { quiet } from '../design/text.css.ts'
import { brand, brandContact } from './brand.ts'
import * as css from './letterhead.css.ts'
import Mark from './mark.svg?react'

/** The head of what is printed; `title` says what it is. */
export function Letterhead({ title, date }: { readonly title: string; readonly date: string }) {
  return (
    <header className={printOnly}>
      <div className={css.letterhead}>
        <Mark width={36} height={36} />
        <div>
          <p className={css.brand}>{brand.name}</p>
          <p className={css.small}>{brandContact}</p>
        </div>
        <div className={css.reference}>
          <p className={css.number}>{title}</p>
          <p className={quiet}>{date}</p>
        </div>
      </div>
    </header>
  )
}

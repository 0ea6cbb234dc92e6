import { useState } from 'react'
import { button } from '../../../design/button.css.ts'
import { card } from '../../../design/card.css.ts'
import { subtitle } from '../../../design/text.css.ts'
import * as css from './long-description.css.ts'

// Of letters, on a phone.
const SIX_LINES = 220

/** What the visitor wrote, as wide as the page; on a phone folded after six lines. */
export function LongDescription({ children }: { readonly children: string }) {
  const [isOpen, setOpen] = useState(false)
  const isFolding = children.length > SIX_LINES || children.split('\n').length > 6
  return (
    <section className={`${card} ${css.description}`} aria-labelledby="description">
      <h2 className={subtitle} id="description">
        Description
      </h2>
      <p className={isFolding && !isOpen ? css.folded : css.text}>{children}</p>
      {isFolding && (
        <button
          type="button"
          className={`${button.plain} ${css.unfold}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Réduire' : 'Lire la suite'}
        </button>
      )}
    </section>
  )
}

import { button } from '../../../design/button.css.ts'
import { line } from '../../../design/layout.css.ts'
import * as css from './quote-form.css.ts'

interface FormNoteProps {
  /** Empties the form; not given where nothing was found. */
  readonly onClear: (() => void) | undefined
}

/** The note on required fields; after a reload, in its place, that the form is as the visitor left it. */
export function FormNote({ onClear }: FormNoteProps) {
  return (
    <div className={css.notes}>
      <p className={onClear && css.replaced}>
        Tous les champs sont obligatoires, sauf mention contraire.
      </p>
      <div role="status">
        {onClear && (
          <p className={line}>
            <span>Votre saisie a été retrouvée</span>
            <button type="button" className={`${button.plain} ${css.clear}`} onClick={onClear}>
              Tout effacer
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

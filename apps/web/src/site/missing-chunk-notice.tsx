import { button } from '../design/button.css.ts'
import { floating, notice } from '../design/notice.css.ts'

interface MissingChunkNoticeProps {
  /** Floats over the page, since what the visitor pressed may be anywhere on it. */
  readonly floats?: boolean
}

/** Says that a lazy-loaded chunk is missing. Never reloads by itself: that would clear the contact form. */
export function MissingChunkNotice({ floats = false }: MissingChunkNoticeProps) {
  const style = notice.danger
  return (
    <div className={floats ? `${style} ${floating}` : style}>
      <p>
        Une partie du site n’a pas pu être chargée&nbsp;: la connexion est coupée, ou le site vient
        d’être mis à jour. Réessayez dans un instant&#8239;; si cela ne suffit pas, rechargez la
        page.
      </p>
      <button type="button" className={button.quiet} onClick={() => window.location.reload()}>
        Recharger la page
      </button>
    </div>
  )
}

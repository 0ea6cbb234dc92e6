import { button } from '../design/button.css.ts'
import { notice } from '../design/notice.css.ts'

/** Said where a part of the code is missing. Nothing reloads by itself: it would clear the form. */
export function MissingChunkNotice() {
  return (
    <div className={notice({ tone: 'danger' })} role="alert">
      <p>
        Une partie du site n’a pas pu être chargée&nbsp;: la connexion est coupée, ou le site vient
        d’être mis à jour. Réessayez dans un instant&#8239;; si cela ne suffit pas, rechargez la
        page. Recharger efface le formulaire.
      </p>
      <button type="button" className={button()} onClick={() => window.location.reload()}>
        Recharger la page et effacer le formulaire
      </button>
    </div>
  )
}

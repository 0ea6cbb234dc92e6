import * as css from './skip-link.css.ts'

export function SkipLink() {
  return (
    <a className={css.skipLink} href="#contenu">
      Aller au contenu
    </a>
  )
}

import { Link } from '@tanstack/react-router'
import { brand } from '../settings.ts'
import { page, screenOnly } from '../ui/layout.css.ts'
import Mark from './mark.svg?react'
import * as css from './site.css.ts'

export function SiteHeader() {
  return (
    <>
      <a href="#contenu" className={css.skipLink}>
        Aller au contenu
      </a>
      <header className={`${css.header} ${screenOnly}`}>
        <div className={`${page} ${css.bar}`}>
          <Link to="/" className={css.brand}>
            <Mark width={36} height={36} />
            {brand.name}
          </Link>
          <nav aria-label="Sections" className={css.anchors}>
            <Link to="/" hash="services" className={css.anchor}>
              Services
            </Link>
            <Link to="/" hash="expertise" className={css.anchor}>
              Expertise
            </Link>
            <Link to="/" hash="contact" className={css.anchor}>
              Contact
            </Link>
          </nav>
        </div>
      </header>
    </>
  )
}

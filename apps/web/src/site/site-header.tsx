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
            <a href="/#services" className={css.anchor}>
              Services
            </a>
            <a href="/#expertise" className={css.anchor}>
              Expertise
            </a>
            <a href="/#contact" className={css.anchor}>
              Contact
            </a>
          </nav>
        </div>
      </header>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { brand } from '../brand/brand.ts'
import Mark from '../brand/mark.svg?react'
import { page, screenOnly } from '../design/layout.css.ts'
import * as css from './site-header.css.ts'

const anchors = [
  { hash: 'services', label: 'Services' },
  { hash: 'expertise', label: 'Expertise' },
  { hash: 'contact', label: 'Contact' },
] as const

export function SiteHeader() {
  return (
    <>
      <a className={css.skipLink} href="#contenu">
        Aller au contenu
      </a>
      <header className={`${css.header} ${screenOnly}`}>
        <div className={`${page} ${css.bar}`}>
          <Link to="/" className={css.brand}>
            <Mark width={36} height={36} />
            {brand.name}
          </Link>
          <nav aria-label="Sections" className={css.anchors}>
            {anchors.map(({ hash, label }) => (
              <Link key={hash} to="/" hash={hash} className={css.anchor}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </header>
    </>
  )
}

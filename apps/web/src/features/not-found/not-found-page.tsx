import { cities } from '@plombier/quote-engine'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { column, stack } from '../../design/layout.css.ts'
import { LinkButton } from '../../design/link-button.tsx'
import { lead, title } from '../../design/text.css.ts'
import { brand } from '../../site/brand.ts'
import * as css from './not-found-page.css.ts'

/** Any path without a page, unknown city slugs included. */
export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    console.error('404: no page at', path)
  }, [path])

  return (
    <div className={`${column} ${stack} ${css.view}`}>
      <title>{`Page introuvable | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={title} lang="en">
        Oops! Page not found
      </h1>
      <p className={lead}>
        Cette page n’existe pas. Choisissez votre ville pour un devis immédiat.
      </p>
      <ul className={css.cities}>
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <Link to="/plombier-{$citySlug}" params={{ citySlug: slug }} className={css.city}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="/" tone="primary" lang="en" className={css.home}>
        Return to Home
      </LinkButton>
    </div>
  )
}

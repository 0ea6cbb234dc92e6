import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CityPicker } from '../city-chooser/city-picker.tsx'
import { PageTitle } from '../site/page-meta.tsx'
import { button } from '../ui/button.css.ts'
import { card } from '../ui/card.css.ts'
import { House } from '../ui/icons.ts'
import { page, view } from '../ui/layout.css.ts'
import { lead, title } from '../ui/text.css.ts'

/** The page for any path without a page of its own, unknown city slugs included. */
export function NotFoundPage() {
  useEffect(() => console.error('404: no page at', window.location.pathname), [])

  return (
    <div className={`${page} ${view}`}>
      <PageTitle>Page introuvable</PageTitle>
      <meta name="robots" content="noindex" />
      {/* Link and heading in English, as the specification says. */}
      <Link to="/" className={button.plain} lang="en">
        <House />
        Return to Home
      </Link>
      <h1 className={title} lang="en">
        Oops! Page not found
      </h1>
      <p className={lead}>
        Cette page n’existe pas. Choisissez votre ville pour un devis immédiat.
      </p>
      <section className={card} aria-label="Choisissez votre ville">
        <CityPicker />
      </section>
    </div>
  )
}

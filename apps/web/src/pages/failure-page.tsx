import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageTitle } from '../site/page-meta.tsx'
import { button } from '../ui/button.css.ts'
import { focusHeading } from '../ui/focus-heading.ts'
import { cluster, column, view } from '../ui/layout.css.ts'
import { title } from '../ui/text.css.ts'

/** The error boundary's page. Its heading takes the focus, so that screen readers read it. */
export function FailurePage({ error }: ErrorComponentProps) {
  useEffect(() => {
    console.error('Page en panne', error)
    focusHeading()
  }, [error])

  return (
    <div className={`${column} ${view}`}>
      <PageTitle>Cette page ne s’affiche pas</PageTitle>
      <h1 className={title}>Cette page ne s’affiche pas</h1>
      <p>Une erreur est survenue de notre côté. Vous pouvez réessayer.</p>
      <div className={cluster}>
        {/* biome-ignore lint/a11y/useValidAnchor: loads the page again */}
        <a href="" className={button.primary}>
          Réessayer
        </a>
        <Link to="/" className={button.plain}>
          Retour à l’accueil
        </Link>
      </div>
    </div>
  )
}

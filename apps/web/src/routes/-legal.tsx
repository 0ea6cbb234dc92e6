import { LegalPage, legalTitle } from '../features/legal/legal-page.tsx'
import { PageMeta } from '../site/metadata/page-meta.tsx'
import { PageTitle } from '../site/metadata/page-title.tsx'

export function Page() {
  return (
    <>
      <PageTitle>{legalTitle}</PageTitle>
      <PageMeta
        path="/mentions-legales"
        title={legalTitle}
        description="Mise en relation avec des plombiers indépendants, tarification, responsabilité et protection des données."
      />
      <LegalPage />
    </>
  )
}

import { LegalPage } from '../features/legal/legal-page.tsx'
import { legalTitle } from '../features/legal/legal-title.ts'
import { PageMeta } from '../site/page-meta.tsx'
import { PageTitle } from '../site/page-title.tsx'

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

import { legalHead } from '../features/legal/legal-head.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { PageMeta } from '../site/metadata/page-meta.tsx'
import { PageTitle } from '../site/metadata/page-title.tsx'

export function Page() {
  return (
    <>
      <PageTitle>{legalHead.title}</PageTitle>
      <PageMeta head={legalHead} />
      <LegalPage />
    </>
  )
}

import { legalHead } from '../features/legal/legal-head.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { PageMeta, PageTitle } from '../site/metadata/page-meta.tsx'

export function Page() {
  return (
    <>
      <PageTitle>{legalHead.title}</PageTitle>
      <PageMeta head={legalHead} />
      <LegalPage />
    </>
  )
}

import { LegalPage } from '../features/legal/legal-page.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { titles } from './-titles.ts'

export function Page() {
  return (
    <>
      <PageTitle>{titles.legal}</PageTitle>
      <LegalPage />
    </>
  )
}

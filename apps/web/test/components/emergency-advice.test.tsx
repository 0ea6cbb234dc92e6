import type { ServiceId, UrgencyKey } from '@plombier/quote-engine'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EmergencyAdvice } from '../../src/features/quote/emergency-advice.tsx'
import { ResultView } from '../../src/features/quote/result/result-view.tsx'
import { suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { renderPage } from '../support/components/render-page.tsx'
import { sampleQuote } from '../support/sample-quote.ts'

// pdfmake takes seconds to load from the development server.
beforeEach(() => void stubPdfWorker())

const advice = page.getByText(/^Fermez le robinet d’arrêt général/)
const urgency = page.getByLabelText("Niveau d'urgence")

test('the advice is to close the main tap first, and to cut the current only with dry feet', async () => {
  await render(<EmergencyAdvice service={undefined} isEmergency />)
  const aside = page.getByRole('complementary', { name: 'En cas de fuite, tout de suite' })
  expect(getComputedStyle(aside.getByRole('list').element()).listStyleType).toBe('decimal')
  const steps = aside.getByRole('listitem').elements()
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Fermez le robinet d’arrêt général, près du compteur.',
    'Si l’eau s’approche d’une prise ou d’un appareil, coupez l’électricité au tableau électrique, sans marcher dans l’eau.',
    'Ouvrez un robinet au point le plus bas pour vider le circuit.',
  ])
})

test('the form shows the advice only for a leak or an emergency', async () => {
  await openSite('/plombier-bordeaux?service=plancher&urgence=emergency')
  await expect.element(advice).toBeVisible()
  await urgency.selectOptions('normal')
  await expect.element(urgency).toHaveValue('normal')
  expect(advice.query()).toBeNull()
  await page.getByLabelText('Type de service').fill('Réparation de fuite')
  await suggestions.first().click()
  await expect.element(advice).toBeVisible()
})

test.each([
  ['a leak', 'fuite', 'normal', true],
  ['any other breakdown', 'diagnostic', 'normal', true],
  ['an emergency', 'plancher', 'emergency', true],
  ['planned work', 'plancher', 'normal', false],
  ['planned work that is urgent', 'plancher', 'urgent', false],
] as const satisfies readonly [string, ServiceId, UrgencyKey, boolean][])(
  'the result shows or hides the advice correctly for %s',
  async (_, service, urgency, isShown) => {
    const quote = sampleQuote({ service, urgency })
    await renderPage(<ResultView issuedQuote={quote} onEdit={() => {}} onRestart={() => {}} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(advice.elements()).toHaveLength(isShown ? 1 : 0)
  },
)

import { findCity } from '@plombier/quote-engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { issueQuote } from '../../src/features/quote/issued-quote.ts'
import { fillInContact, submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { pickAddress } from '../support/components/pick-address.ts'
import { failures } from '../support/components/toasts.ts'

vi.mock(import('../../src/features/quote/issued-quote.ts'), { spy: true })

// pdfmake takes seconds to load from the development server.
beforeEach(() => void stubPdfWorker())

const heading = page.getByRole('heading', { level: 1 })

/** Opens Bordeaux's form and fills it in. */
async function openFilledIn() {
  const { history } = await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  await fillInContact()
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await pickAddress({ label: '1 Place Pey-Berland', coordinates: findCity('bordeaux').center })
  return history
}

test('a result of one city is never shown on the page of another', async () => {
  const history = await openFilledIn()
  await submit.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')

  await page
    .getByRole('contentinfo')
    .getByText(/^Un plombier dans/)
    .click()
  await page.getByRole('contentinfo').getByRole('link', { name: /Lyon$/ }).click()
  await expect.element(page.getByText(/^Votre plombier à Lyon/)).toBeVisible()
  await submit.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Lyon')

  history.go(-2)
  await expect.element(page.getByText(/^Votre plombier à Bordeaux/)).toBeVisible()
  await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Élodie')
})

test('without a contact the PDF leads on, on the first screen of a phone', async () => {
  await page.viewport(360, 740)
  await openFilledIn()
  await submit.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')
  await expect
    .element(page.getByRole('button', { name: 'Télécharger le devis PDF' }))
    .toBeInViewport({ ratio: 1 })
})

test('a calculation that fails says so, and not that a part of the site is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openFilledIn()
  vi.mocked(issueQuote).mockImplementationOnce(() => {
    throw new Error('on purpose')
  })
  await submit.click()
  await expect.element(failures).toMatchTextContent(/Impossible de calculer le devis./)
  expect(page.getByText(/n’a pas pu être chargée/).query()).toBeNull()
})

import { findCity } from '@plombier/quote-engine'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fillInContact, submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { pickAddress } from '../support/components/pick-address.ts'

// pdfmake takes seconds to load from the development server.
beforeEach(() => void stubPdfWorker())

const heading = page.getByRole('heading', { level: 1 })

test('a result of one city is never shown on the page of another', async () => {
  const { history } = await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  await fillInContact()
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await pickAddress({ label: '1 Place Pey-Berland', coordinates: findCity('bordeaux').center })
  await submit.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Bordeaux')

  await page.getByRole('contentinfo').getByRole('link', { name: /Lyon$/ }).click()
  await expect.element(page.getByText(/^Votre plombier à Lyon/)).toBeVisible()
  await submit.click()
  await expect.element(heading).toHaveTextContent('Votre devis à Lyon')

  history.go(-2)
  await expect.element(page.getByText(/^Votre plombier à Bordeaux/)).toBeVisible()
  await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Élodie')
})

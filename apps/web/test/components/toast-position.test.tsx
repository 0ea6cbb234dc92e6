import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../src/design/global.css.ts'
import { Toaster, toastSuccess } from '../../src/design/toaster.tsx'
import { QuoteActions } from '../../src/features/quote/send/quote-actions.tsx'
import { submit, suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { sampleQuote } from '../support/sample-quote.ts'

beforeEach(() => page.viewport(360, 740))

/** Whether one of two elements is entirely above the other. */
function areApart(one: Locator, other: Locator) {
  const [a, b] = [one, other].map((locator) => locator.element().getBoundingClientRect())
  return a !== undefined && b !== undefined && (a.bottom <= b.top || b.bottom <= a.top)
}

// With a price, the submit button is fixed to the lower edge of the screen.
test.each(['', '?service=fuite'])(
  'no toast covers the summary of the form « %s », nor the field that the summary links to',
  async (search) => {
    await openSite(`/plombier-bordeaux${search}`)
    const summary = page.getByRole('group', { name: /champs sont à corriger/ })
    const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Adresse manquante')
    await submit.click()
    await expect.element(toast).toBeVisible()
    await expect.poll(() => areApart(summary, toast)).toBe(true)

    await summary.getByRole('link', { name: 'Adresse requise' }).click()
    const address = page.getByLabelText("Adresse d'intervention")
    await expect.element(address).toHaveFocus()
    await expect.poll(() => areApart(address, toast)).toBe(true)
  },
)

test.each(['start', 'end'] as const)(
  'no toast covers the button that was pressed at the %s of the screen',
  async (block) => {
    const requests = stubPdfWorker()
    await render(
      <div style={{ paddingBlock: '100vh' }}>
        <QuoteActions issuedQuote={sampleQuote()} />
        <Toaster />
      </div>,
    )
    requests[0]?.made(new File([], 'devis.pdf', { type: 'application/pdf' }))
    const button = page.getByRole('button', { name: 'Télécharger le devis PDF' })
    button.element().scrollIntoView({ block })
    await button.click()
    const toast = page.getByText('Votre devis a été généré avec succès.')
    await expect.element(toast).toBeInViewport({ ratio: 1 })
    expect(areApart(toast, button)).toBe(true)
  },
)

test('on a phone a toast stands at the top, over the header', async () => {
  await openSite('/plombier-bordeaux')
  toastSuccess({ title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' })
  const toast = page.getByText('Devis copié')
  await expect.element(toast).toBeVisible()
  const { left, top } = toast.element().getBoundingClientRect()
  expect(top).toBeLessThan(page.getByRole('banner').element().getBoundingClientRect().bottom)
  expect(document.elementFromPoint(left + 1, top + 1)).toBe(toast.element())
})

test('a list that opens has no toast over it', async () => {
  await openSite('/plombier-bordeaux')
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Adresse manquante')
  await submit.click()
  await expect.element(toast).toBeVisible()
  await page.getByLabelText('Type de service').click()
  await expect.element(suggestions.first()).toBeVisible()
  expect(toast.query()).toBeNull()
})

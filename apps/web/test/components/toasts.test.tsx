import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toaster, toastError, toastErrorSilently, toastSuccess } from '../../src/design/toaster.tsx'
import { QuoteActions } from '../../src/features/quote/send/quote-actions.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { submit, suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { strongestColor } from '../support/components/strongest-color.ts'
import { failures, notifications, successes, toastText } from '../support/components/toasts.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import '../../src/design/global.css.ts'

const copied = { title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' }
const failed = { title: 'Copie impossible', text: 'Copiez le texte à la main.' }
const missing = { title: 'Adresse manquante', text: 'Choisissez votre adresse.' }

describe('a toast', () => {
  fakeTimeouts()

  test.each([
    ['success', toastSuccess, 6],
    ['error', toastError, 8],
  ])('of %s stays long enough to be read, and no longer', async (_, show, seconds) => {
    await render(<Toaster />)
    show(copied)
    await expect.poll(toastText).toBe('Devis copié Vous pouvez le coller où vous voulez.')
    await pass(seconds - 1)
    expect(toastText()).not.toBe('')
    await pass(2)
    expect(toastText()).toBe('')
  })

  test('of success is a polite announcement, of error an alert, of silent error neither', async () => {
    await render(<Toaster />)
    toastSuccess(copied)
    await expect.element(successes).toMatchTextContent(/^Devis copié/)
    toastError(failed)
    await expect.element(failures).toMatchTextContent(/^Copie impossible/)
    toastErrorSilently(missing)
    await expect.poll(toastText).toMatch(/^Adresse manquante/)
    expect(successes.element().textContent).toBe('')
    expect(failures.element().textContent).toBe('')
  })

  test.each([
    ['error', 'red', toastError],
    ['success', 'green', toastSuccess],
  ])('of %s looks %s', async (_, color, show) => {
    await render(<Toaster />)
    show(copied)
    await expect.poll(toastText).not.toBe('')
    expect(strongestColor(notifications.element().querySelector('svg'))).toBe(color)
  })

  test('takes the place of the one before, and can be closed', async () => {
    await render(<Toaster />)
    toastError(failed)
    toastSuccess(copied)
    await expect.poll(toastText).toBe('Devis copié Vous pouvez le coller où vous voulez.')
    await notifications.getByRole('button').click()
    await pass(0)
    expect(toastText()).toBe('')
  })

  test('stays on its page', async () => {
    const first = await render(<Toaster />)
    toastError(failed)
    await expect.poll(toastText).not.toBe('')
    await first.unmount()
    await render(<Toaster />)
    expect(toastText()).toBe('')
  })
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740))

  // With a price, the submit button is fixed to the lower edge of the screen.
  test.each(['', '?service=fuite'])(
    'no toast covers the summary of the form « %s », nor the field that it links to, nor a list',
    async (search) => {
      await openSite(`/plombier-bordeaux${search}`)
      const summary = page.getByRole('group', { name: /champs sont à corriger/ })
      const toast = page
        .getByRole('region', { name: 'Notifications' })
        .getByText('Adresse manquante')
      await submit.click()
      await expect.element(toast).toBeVisible()
      await expect.poll(() => areApart(summary, toast)).toBe(true)

      await summary.getByRole('link', { name: 'Adresse requise' }).click()
      const address = page.getByLabelText('Adresse d’intervention')
      await expect.element(address).toHaveFocus()
      await expect.poll(() => areApart(address, toast)).toBe(true)

      await page.getByLabelText('Type de service').click()
      await expect.element(suggestions.first()).toBeVisible()
      expect(toast.query(), 'where a list opens').toBeNull()
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

  test('a toast stands at the top, over the header', async () => {
    await openSite('/plombier-bordeaux')
    toastSuccess({ title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' })
    const toast = page.getByText('Devis copié')
    await expect.element(toast).toBeVisible()
    const { left, top } = toast.element().getBoundingClientRect()
    expect(top).toBeLessThan(page.getByRole('banner').element().getBoundingClientRect().bottom)
    expect(document.elementFromPoint(left + 1, top + 1)).toBe(toast.element())
  })
})

test('on a screen lower than 400 px there is no toast where the page says the same', async () => {
  await page.viewport(320, 256)
  await openSite('/plombier-bordeaux')
  await submit.click()
  await expect.element(page.getByRole('group', { name: /champs sont à corriger/ })).toHaveFocus()
  const missing = notifications.getByText('Adresse manquante')
  await expect.element(missing).toBeInTheDocument()
  expect(missing.element()).not.toBeVisible()
  toastSuccess(copied)
  await expect.element(notifications.getByText(copied.title)).toBeVisible()
})

/** Whether one of two elements is entirely above the other. */
function areApart(one: Locator, other: Locator) {
  const [a, b] = [one, other].map((locator) => locator.element().getBoundingClientRect())
  return a !== undefined && b !== undefined && (a.bottom <= b.top || b.bottom <= a.top)
}

/** Lets this time pass, and React render what it changes. */
async function pass(seconds: number) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => vi.advanceTimersByTime(seconds * 1000))
  vi.unstubAllGlobals()
}

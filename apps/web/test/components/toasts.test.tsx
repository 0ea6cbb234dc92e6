import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { light } from '../../src/design/palette.ts'
import { Toaster, toastError, toastErrorSilently, toastSuccess } from '../../src/design/toaster.tsx'
import { QuoteActions } from '../../src/features/quote/send/quote-actions.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { submit, suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { failures, successes, toastText } from '../support/components/toasts.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import '../../src/design/global.css.ts'

const copied = { title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' }
const failed = { title: 'Copie impossible', text: 'Copiez le texte à la main.' }
const notice = page.getByText(copied.text)
const outside = page.getByText('Ailleurs')
const closing = page.getByRole('button', { name: 'Fermer la notification' })
const missing = { title: 'Adresse manquante', text: 'Choisissez votre adresse.' }

describe('a toast', () => {
  fakeTimeouts()
  // The pointer is where another test has left it.
  beforeEach(() =>
    page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } }),
  )

  test.each([
    ['success', toastSuccess, 6],
    ['error', toastError, 8],
  ])('of %s stays long enough to be read, and no longer', async (_, show, seconds) => {
    await render(<Toaster />)
    await settled(() => show(copied))
    expect(toastText()).toBe('Devis copié Vous pouvez le coller où vous voulez.')
    await pass(seconds - 1)
    expect(toastText()).not.toBe('')
    await pass(2)
    expect(toastText()).toBe('')
  })

  test('that replaces another one has its own time', async () => {
    await render(<Toaster />)
    await settled(() => toastError(failed))
    await pass(5)
    await settled(() => toastSuccess(copied))
    await pass(5)
    expect(toastText()).toMatch(/^Devis copié/)
    await pass(2)
    expect(toastText()).toBe('')
  })

  test.each([
    ['the page is hidden', () => setHidden(true), () => setHidden(false)],
    ['the pointer is on it', () => notice.hover(), () => outside.hover()],
    ['its button has the focus', () => closing.element().focus(), () => closing.element().blur()],
  ])('stays as long as %s, and then has the rest of its time', async (_, hold, release) => {
    await render(
      <>
        <p style={{ marginTop: 200 }}>Ailleurs</p>
        <Toaster />
      </>,
    )
    await settled(() => toastSuccess(copied))
    await settled(hold)
    await pass(60)
    expect(toastText()).not.toBe('')
    await settled(release)
    // On a busy machine the presses themselves take some of its time.
    await pass(3)
    expect(toastText()).not.toBe('')
    await pass(4)
    expect(toastText()).toBe('')
  })

  test.each([
    ['is closed', () => userEvent.keyboard('{Enter}')],
    ['makes room for another', () => toastError(failed)],
  ])('that %s gives the focus back', async (_, end) => {
    await render(
      <>
        <button type="button">Copier</button>
        <Toaster />
      </>,
    )
    const button = page.getByRole('button', { name: 'Copier' })
    await settled(() => toastSuccess(copied))
    button.element().focus()
    await userEvent.tab()
    await expect.element(closing).toHaveFocus()
    await settled(end)
    await expect.element(button).toHaveFocus()
    await settled(() => toastSuccess(copied))
    await pass(7)
    expect(toastText(), 'the next one is not held').toBe('')
  })

  test('of success is a polite announcement, of error an alert, of silent error neither; each takes the place of the one before, until it is closed', async () => {
    await render(<Toaster />)
    toastSuccess(copied)
    await expect.element(successes).toMatchTextContent(/^Devis copié/)
    expect(successes.element().firstElementChild).toHaveStyle({ color: light.success })
    toastError(failed)
    await expect.element(failures).toMatchTextContent(/^Copie impossible/)
    expect(failures.element().firstElementChild).toHaveStyle({ color: light.danger })
    toastErrorSilently(missing)
    await expect.poll(toastText).toMatch(/^Adresse manquante/)
    expect(successes.element().textContent).toBe('')
    expect(failures.element().textContent).toBe('')
    await closing.click()
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

  test('no toast stands where a list opens', async () => {
    await openSite('/plombier-bordeaux')
    await submit.click()
    await expect.poll(toastText).toMatch(/^Adresse manquante/)
    await page.getByLabelText('Type de service').click()
    await expect.element(suggestions.first()).toBeVisible()
    expect(toastText()).toBe('')
  })

  test('a toast that repeats the page is not shown where the screen is too low for both', async () => {
    await render(<Toaster />)
    toastErrorSilently(missing)
    const toast = page.getByText(missing.text)
    await expect.element(toast).toBeVisible()
    await page.viewport(360, 399)
    await expect.element(toast).not.toBeVisible()
  })

  test.each([
    ['the top', ['top'], 0],
    ['the top and the lower edge', ['top', 'bottom'], 1],
  ])('a toast lies over no amount at %s of the screen', async (_, edges, atTop) => {
    await render(
      <main>
        {edges.map((edge) => (
          <table key={edge} style={{ position: 'fixed', [edge]: 0 }}>
            <tbody>
              <tr>
                <td style={{ height: 120 }}>193 €</td>
              </tr>
            </tbody>
          </table>
        ))}
        <Toaster />
      </main>,
    )
    toastSuccess(copied)
    await expect.element(notice).toBeInViewport({ ratio: 1 })
    const shown = notice.element().getBoundingClientRect()
    for (const amount of page.getByRole('cell').elements()) {
      const { top, bottom } = amount.getBoundingClientRect()
      expect(shown.top >= bottom || shown.bottom <= top).toBe(true)
    }
    expect(shown.top < innerHeight / 2, 'otherwise at the lower edge').toBe(Boolean(atTop))
  })

  test('no toast covers a button at the top of the screen', async () => {
    await render(
      <main>
        <button type="button" style={{ position: 'fixed', top: 0 }}>
          Autre
        </button>
        <Toaster />
      </main>,
    )
    toastSuccess(copied)
    const toast = page.getByText(copied.text)
    await expect.element(toast).toBeInViewport({ ratio: 1 })
    const { bottom } = page.getByRole('button', { name: 'Autre' }).element().getBoundingClientRect()
    const shown = toast.element().getBoundingClientRect()
    expect(shown.top).toBeGreaterThan(bottom)
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    expect(innerHeight - shown.bottom, 'above the bar').toBeGreaterThan(
      parseFloat(scrollPaddingBottom),
    )
  })

  test.each(['top', 'bottom'] as const)(
    'no toast covers the button that was pressed at the %s of the screen',
    async (edge) => {
      const requests = stubPdfWorker()
      await render(
        <main style={{ paddingBlock: '100vh' }}>
          <button type="button" style={{ position: 'fixed', top: 0 }}>
            Autre
          </button>
          <QuoteActions issuedQuote={sampleQuote()} />
          <Toaster />
        </main>,
      )
      requests[0]?.made(new File([], 'devis.pdf', { type: 'application/pdf' }))
      const button = page.getByRole('button', { name: 'Télécharger le devis PDF' })
      const pressed = button.element() as HTMLButtonElement
      const { top: above, bottom: below } = pressed.getBoundingClientRect()
      const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
      const lowest = innerHeight - parseFloat(scrollPaddingBottom)
      scrollBy({ top: edge === 'top' ? above : below - lowest, behavior: 'instant' })
      pressed.focus({ preventScroll: true })
      await userEvent.keyboard('{Enter}')
      const toast = page.getByText('Votre devis a été généré avec succès.')
      await expect.element(toast).toBeInViewport({ ratio: 1 })
      const { top, bottom } = pressed.getBoundingClientRect()
      expect(Math.min(bottom, lowest - top), 'it is where toasts appear').toBeLessThan(100)
      const shown = toast.element().getBoundingClientRect()
      expect(shown.top > bottom || shown.bottom < top).toBe(true)
    },
  )
})

/** Makes a change, and lets React render it and run its effects. */
async function settled(change: () => unknown) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => void (await change()))
  vi.unstubAllGlobals()
}

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

function pass(seconds: number) {
  return settled(() => vi.advanceTimersByTime(seconds * 1000))
}

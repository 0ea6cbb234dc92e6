import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { light } from '../../src/ui/palette.ts'
import { Toaster, toastError, toastErrorSilently, toastSuccess } from '../../src/ui/toaster.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { announced, toastText } from '../support/components/toasts.ts'
import '../../src/ui/global.css.ts'

const copied = { title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' }
const failed = { title: 'Copie impossible', text: 'Copiez le texte à la main.' }
const closing = page.getByRole('button', { name: 'Fermer la notification' })
const outside = page.getByRole('button', { name: 'Ailleurs' })

fakeTimeouts()
beforeEach(async () => {
  await page.viewport(360, 740)
  await render(
    <main>
      <table style={{ position: 'fixed', top: 0, height: 120 }}>
        <tbody>
          <tr>
            <td>193 €</td>
          </tr>
        </tbody>
      </table>
      <button type="button" style={{ marginTop: 400 }}>
        Ailleurs
      </button>
      <Toaster />
    </main>,
  )
  // The pointer is where another test has left it.
  await outside.hover()
})

test.each([
  ['success', toastSuccess, 6],
  ['error', toastError, 8],
])('a toast of %s has its own time, long enough to be read', async (_, show, seconds) => {
  await settled(() => toastError(failed))
  await pass(5)
  await settled(() => show(copied))
  await pass(seconds - 1)
  expect(toastText()).toBe('Devis copié Vous pouvez le coller où vous voulez.')
  await pass(2)
  expect(toastText()).toBe('')
})

test.each([
  ['the page is hidden', () => setHidden(true), () => setHidden(false)],
  ['the pointer is on it', () => closing.hover(), () => outside.hover()],
  ['its button has the focus', () => closing.element().focus(), () => closing.element().blur()],
])('a toast stays as long as %s, and then has the rest of its time', async (_, hold, release) => {
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

test('a toast is announced or silent, and covers no amount', async () => {
  toastSuccess(copied)
  await expect.element(announced).toMatchTextContent(/^Devis copié/)
  expect(announced.element().firstElementChild).toHaveStyle({ color: light.success })
  const [toast, amount] = [page.getByText(copied.text), page.getByRole('cell')].map((locator) =>
    locator.element().getBoundingClientRect(),
  )
  expect(toast?.top).toBeGreaterThan(amount?.bottom ?? Number.NaN)
  toastError(failed)
  await expect.element(announced).toMatchTextContent(/^Copie impossible/)
  expect(announced.element().firstElementChild).toHaveStyle({ color: light.danger })
  toastErrorSilently(copied)
  await expect.poll(toastText).toMatch(/^Devis copié/)
  expect(announced.element().textContent).toBe('')
})

test('a toast that is closed gives the focus back', async () => {
  await settled(() => toastSuccess(copied))
  outside.element().focus()
  closing.element().focus()
  await settled(() => closing.click())
  await expect.element(outside).toHaveFocus()
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

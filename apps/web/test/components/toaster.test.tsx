import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toastError, toastErrorSilently, toastSuccess } from '../../src/design/toast.tsx'
import { Toaster } from '../../src/design/toaster.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { strongestColor } from '../support/components/strongest-color.ts'
import { notifications, toastText } from '../support/components/toasts.ts'

fakeTimeouts()

test.each([
  ['pointer', (toast: Locator) => toast.hover(), () => page.getByText('Ailleurs').hover()],
  ['focus', () => userEvent.tab(), () => userEvent.tab()],
])('the %s holds a toast for as long again, and not for ever', async (_, enter, leave) => {
  await render(
    <>
      <p>Ailleurs</p>
      <Toaster />
      <button type="button">Suite</button>
    </>,
  )
  for (const leaves of [true, false]) {
    toastSuccess({ title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' })
    const toast = page.getByText('Devis copié')
    await expect.element(toast).toBeVisible()
    await rendered(() => enter(toast))
    await rendered(() => vi.advanceTimersByTime(7000))
    expect(toastText()).not.toBe('')
    if (leaves) await rendered(leave)
    await rendered(() => vi.advanceTimersByTime(8000))
    await rendered(() => vi.advanceTimersByTime(8000))
    expect(toastText()).toBe('')
    await leave()
  }
})

const copied = { title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' }
const failed = { title: 'Copie impossible', text: 'Copiez le texte à la main.' }

test.each([
  ['success', toastSuccess, 6],
  ['error', toastError, 8],
  ['error that the focus has announced', toastErrorSilently, 8],
])('a toast of %s stays long enough to be read, and no longer', async (_, show, seconds) => {
  await render(<Toaster />)
  show(copied)
  await expect.poll(toastText).toBe('Devis copiéVous pouvez le coller où vous voulez.')
  await rendered(() => vi.advanceTimersByTime((seconds - 1) * 1000))
  expect(toastText()).not.toBe('')
  await rendered(() => vi.advanceTimersByTime(2000))
  expect(toastText()).toBe('')
})

const silent = { title: 'Adresse manquante', text: 'Choisissez votre adresse.' }

test('a success is a polite announcement, an error an alert, a silent error neither', async () => {
  await render(<Toaster />)
  toastSuccess(copied)
  await expect.element(notifications.getByRole('status')).toMatchTextContent(/^Devis copié/)
  toastError(failed)
  await expect.element(notifications.getByRole('alert')).toMatchTextContent(/^Copie impossible/)
  toastErrorSilently(silent)
  await expect.poll(toastText).toMatch(/^Adresse manquante/)
  expect(notifications.getByRole('status').element().textContent).toBe('')
  expect(notifications.getByRole('alert').element().textContent).toBe('')
})

test.each([
  ['an error', 'red', toastError],
  ['a silent error', 'red', toastErrorSilently],
  ['a success', 'green', toastSuccess],
])('%s looks %s', async (_, color, show) => {
  await render(<Toaster />)
  show(copied)
  await expect.poll(toastText).not.toBe('')
  expect(strongestColor(notifications.element().querySelector('svg'))).toBe(color)
})

test.each([
  ['a success', toastSuccess],
  ['an error', toastError],
  ['a silent error', toastErrorSilently],
])('%s takes the place of the toast before, and can be closed', async (_, show) => {
  await render(<Toaster />)
  toastSuccess(silent)
  toastError(failed)
  show(copied)
  await expect.poll(toastText).toBe('Devis copiéVous pouvez le coller où vous voulez.')
  await notifications.getByRole('button').click()
  await expect.poll(toastText).toBe('')
})

test('a toast is not cut short by an equal one of an earlier page', async () => {
  const first = await render(<Toaster />)
  toastError(failed)
  await expect.poll(toastText).not.toBe('')
  await first.unmount()
  const second = await render(<Toaster />)
  await second.unmount()
  await render(<Toaster />)
  toastError(failed)
  await expect.poll(toastText).not.toBe('')
  await rendered(() => vi.advanceTimersByTime(7000))
  expect(toastText()).not.toBe('')
})

test('a toast that is closed by keyboard gives the focus back', async () => {
  await render(
    <>
      <button type="button">Suite</button>
      <Toaster />
    </>,
  )
  toastError(failed)
  await expect.poll(toastText).not.toBe('')
  await page.getByText('Suite').click()
  await userEvent.tab()
  await expect.element(notifications.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Suite')).toHaveFocus()
})

/** Does something, and lets React render what it changes. */
async function rendered(action: () => unknown) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => {
    await action()
  })
  vi.unstubAllGlobals()
}

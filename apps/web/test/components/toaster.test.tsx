import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toaster, toastError, toastErrorSilently, toastSuccess } from '../../src/design/toaster.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { strongestColor } from '../support/components/strongest-color.ts'
import { failures, notifications, successes, toastText } from '../support/components/toasts.ts'

fakeTimeouts()

const copied = { title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' }
const failed = { title: 'Copie impossible', text: 'Copiez le texte à la main.' }
const missing = { title: 'Adresse manquante', text: 'Choisissez votre adresse.' }

test.each([
  ['success', toastSuccess, 6],
  ['error', toastError, 8],
])('a toast of %s stays long enough to be read, and no longer', async (_, show, seconds) => {
  await render(<Toaster />)
  show(copied)
  await expect.poll(toastText).toBe('Devis copiéVous pouvez le coller où vous voulez.')
  await pass(seconds - 1)
  expect(toastText()).not.toBe('')
  await pass(2)
  expect(toastText()).toBe('')
})

test('a success is a polite announcement, an error an alert, a silent error neither', async () => {
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
  ['an error', 'red', toastError],
  ['a success', 'green', toastSuccess],
])('%s looks %s', async (_, color, show) => {
  await render(<Toaster />)
  show(copied)
  await expect.poll(toastText).not.toBe('')
  expect(strongestColor(notifications.element().querySelector('svg'))).toBe(color)
})

test('a toast takes the place of the one before, and can be closed', async () => {
  await render(<Toaster />)
  toastError(failed)
  toastSuccess(copied)
  await expect.poll(toastText).toBe('Devis copiéVous pouvez le coller où vous voulez.')
  await notifications.getByRole('button').click()
  await pass(0)
  expect(toastText()).toBe('')
})

test('a toast stays on its page', async () => {
  const first = await render(<Toaster />)
  toastError(failed)
  await expect.poll(toastText).not.toBe('')
  await first.unmount()
  await render(<Toaster />)
  expect(toastText()).toBe('')
})

/** Lets this time pass, and React render what it changes. */
async function pass(seconds: number) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => vi.advanceTimersByTime(seconds * 1000))
  vi.unstubAllGlobals()
}

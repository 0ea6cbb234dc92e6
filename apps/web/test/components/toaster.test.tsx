import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toastError, toastErrorSilently, toastSuccess } from '../../src/design/toast.tsx'
import { Toaster } from '../../src/design/toaster.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { notifications, toastText } from '../support/components/toasts.ts'

fakeTimeouts()

test.each([
  ['pointer', (toast: Locator) => toast.hover(), () => page.getByText('Ailleurs').hover()],
  ['focus', () => userEvent.tab(), () => userEvent.tab()],
])(
  'a toast stays as long as the %s is on it, and then disappears by itself',
  async (_, enter, leave) => {
    await render(
      <>
        <p>Ailleurs</p>
        <Toaster />
        <button type="button">Suite</button>
      </>,
    )
    toastSuccess({ title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' })
    const toast = page.getByText('Devis copié')
    await expect.element(toast).toBeVisible()
    await enter(toast)
    vi.advanceTimersByTime(20_000)
    await expect.element(toast).toBeVisible()
    await leave()
    vi.advanceTimersByTime(20_000)
    await expect.poll(toastText).toBe('')
  },
)

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
  vi.advanceTimersByTime((seconds - 1) * 1000)
  await nextFrame()
  expect(toastText()).not.toBe('')
  vi.advanceTimersByTime(2000)
  await expect.poll(toastText).toBe('')
})

test('a success is a polite announcement, an error an alert, a silent error neither', async () => {
  await render(<Toaster />)
  toastSuccess(copied)
  toastError(failed)
  toastErrorSilently({ title: 'Adresse manquante', text: 'Choisissez votre adresse.' })
  await expect.poll(toastText).toContain('Adresse manquante')
  expect(notifications.getByRole('status').element().textContent).toBe(
    'Devis copiéVous pouvez le coller où vous voulez.',
  )
  expect(notifications.getByRole('alert').element().textContent).toBe(
    'Copie impossibleCopiez le texte à la main.',
  )
})

test('an error looks red, and a success green', async () => {
  await render(<Toaster />)
  toastSuccess(copied)
  toastError(failed)
  await expect.poll(toastText).toContain('Copie impossible')
  expect(strongestColor(notifications.getByRole('alert').element())).toBe('red')
  expect(strongestColor(notifications.getByRole('status').element())).toBe('green')
})

test('a toast shown twice appears once, and its close button closes no other', async () => {
  await render(<Toaster />)
  toastSuccess(copied)
  toastError(failed)
  toastError(failed)
  await expect
    .poll(toastText)
    .toBe(
      'Devis copiéVous pouvez le coller où vous voulez.Copie impossibleCopiez le texte à la main.',
    )
  await notifications.getByRole('alert').getByRole('button').click()
  await expect.poll(toastText).toBe('Devis copiéVous pouvez le coller où vous voulez.')
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
  vi.advanceTimersByTime(7000)
  await nextFrame()
  expect(toastText()).not.toBe('')
})

/** The strongest channel of the colour of a toast's icon. */
function strongestColor(container: Element) {
  const icon = container.querySelector('svg')
  const shares = icon ? (getComputedStyle(icon).color.match(/\d+/g) ?? []).map(Number) : []
  return ['red', 'green', 'blue'][shares.indexOf(Math.max(...shares))]
}

/** Waits until the page has rendered its last update. */
function nextFrame() {
  return new Promise(requestAnimationFrame)
}

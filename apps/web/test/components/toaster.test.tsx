import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toastSuccess } from '../../src/design/toast.tsx'
import { Toaster } from '../../src/design/toaster.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { toastText } from '../support/components/toasts.ts'

fakeTimeouts()

test.each([
  ['pointer', (toast: Locator) => toast.hover(), () => page.getByText('Ailleurs').hover()],
  ['focus', () => userEvent.tab(), () => userEvent.tab()],
])('a toast stays as long as the %s is on it, and then goes by itself', async (_, enter, leave) => {
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
})

import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toaster, toastError, toastSuccess } from '../../src/ui/toaster.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { announced, toastText } from '../support/components/toasts.ts'
import '../../src/ui/global.css.ts'

const copied = { title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' }
const failed = { title: 'Copie impossible', text: 'Copiez le texte à la main.' }
const closing = page.getByRole('button', { name: 'Fermer la notification' })

fakeTimeouts()
beforeEach(async () => {
  await page.viewport(360, 740)
  await render(<Toaster />)
})

test.each([
  ['success', toastSuccess, 6],
  ['error', toastError, 8],
])('a toast of %s is announced alone, for its own time', async (_, show, seconds) => {
  await settled(() => toastError(failed))
  await pass(5)
  await settled(() => show(copied))
  await pass(seconds - 1)
  expect(announced.element().textContent).toBe('Devis copié Vous pouvez le coller où vous voulez.')
  await pass(2)
  expect(toastText()).toBe('')
})

test.each([
  ['mouse', /^Devis copié/],
  ['touch', /^$/],
])('under a %s a toast stays, or goes after its time', async (pointerType, text) => {
  await settled(() => toastSuccess(copied))
  await settled(() => point('pointerover', pointerType))
  await pass(60)
  expect(toastText()).toMatch(text)
  if (pointerType === 'touch') return
  await settled(() => point('pointerout', pointerType))
  await pass(7)
  expect(toastText()).toBe('')
})

test('a toast is closed by its button', async () => {
  await settled(() => toastSuccess(copied))
  await settled(() => closing.click())
  expect(toastText()).toBe('')
})

function point(type: string, pointerType: string) {
  const options = { pointerType, bubbles: true, relatedTarget: document.body }
  closing.element().dispatchEvent(new PointerEvent(type, options))
}

/** Makes a change, and lets React render it and run its effects. */
async function settled(change: () => unknown) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => void (await change()))
  vi.unstubAllGlobals()
}

function pass(seconds: number) {
  return settled(() => vi.advanceTimersByTime(seconds * 1000))
}

import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { light } from '../../src/design/palette.ts'
import { Toaster, toastError, toastErrorSilently, toastSuccess } from '../../src/design/toaster.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { openSite } from '../support/components/open-site.tsx'
import { fields, submit, suggestions } from '../support/components/quote-form.ts'
import { failures, successes, toastText } from '../support/components/toasts.ts'

const copied = { title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' }
const failed = { title: 'Copie impossible', text: 'Copiez le texte à la main.' }
const missing = { title: 'Adresse manquante', text: 'Choisissez votre adresse.' }
const outside = page.getByRole('button', { name: 'Ailleurs' })
const closing = page.getByRole('button', { name: 'Fermer la notification' })

function renderToaster() {
  return render(
    <>
      <button type="button" style={{ marginTop: 200 }}>
        Ailleurs
      </button>
      <Toaster />
    </>,
  )
}

describe('a toast', () => {
  fakeTimeouts()
  beforeEach(async () => {
    await renderToaster()
    // The pointer is where another test has left it.
    await outside.hover()
  })

  test.each([
    ['success', toastSuccess, 6],
    ['error', toastError, 8],
  ])('of %s has its own time, long enough to be read', async (_, show, seconds) => {
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
  ])('stays as long as %s, and then has the rest of its time', async (_, hold, release) => {
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

  test('that is closed with the keyboard gives the focus back', async () => {
    await settled(() => toastSuccess(copied))
    outside.element().focus()
    await userEvent.tab()
    await expect.element(closing).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(outside).toHaveFocus()
  })

  test('is announced politely, as an alert or silently, in place of the one before', async () => {
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
  })
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740))

  test('no toast stands where a list opens', async () => {
    await openSite('/plombier-bordeaux')
    await submit.click()
    await expect.poll(toastText).toMatch(/^Adresse manquante/)
    await fields.service.click()
    await expect.element(suggestions.first()).toBeVisible()
    expect(toastText()).toBe('')
  })

  const amount = (
    <table>
      <tbody>
        <tr>
          <td>193 €</td>
        </tr>
      </tbody>
    </table>
  )

  test.each([
    ['no amounts at the top and the lower edge', ['top', 'bottom'], amount],
    ['no control at the top', ['top'], <input key="0" />],
  ])('a toast covers %s of the screen', async (_, edges, essential) => {
    await render(
      <main>
        {edges.map((edge) => (
          <fieldset key={edge} style={{ position: 'fixed', [edge]: 0, margin: 0 }}>
            {essential}
          </fieldset>
        ))}
        <Toaster />
      </main>,
    )
    toastSuccess(copied)
    const toast = page.getByText(copied.text)
    await expect.element(toast).toBeInViewport({ ratio: 1 })
    for (const group of page.getByRole('group').elements()) {
      expect(areApart(toast.element(), group)).toBe(true)
    }
  })
})

function areApart(one: Element, other: Element) {
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return first.top >= second.bottom || first.bottom <= second.top
}

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

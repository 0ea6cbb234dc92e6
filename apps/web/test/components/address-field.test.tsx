import { currentTariff } from '@plombier/quote-engine'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { OneField } from '../support/components/one-field.tsx'
import { strongestColor } from '../support/components/strongest-color.ts'
import { placeAt } from '../support/places.ts'

const rivoli = {
  label: '10 Rue de Rivoli 75004 Paris',
  postcode: '75004',
  city: 'Paris',
  context: '75, Paris, Île-de-France',
}
const field = page.getByRole('combobox')
const rows = page.getByRole('option')
const status = page.getByRole('status')

let requests: AddressRequest[]
let log: ReturnType<typeof vi.spyOn>

fakeTimeouts()
beforeEach(() => {
  requests = stubAddressService()
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('an address field', () => {
  test('ties the field, its list and the active row together, and keeps the focus', async () => {
    await render(<OneField />)
    await expect.element(field).toHaveAttribute('placeholder', 'Saisissez votre adresse')
    await expect.element(field).toHaveAttribute('aria-autocomplete', 'list')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')

    await field.fill('rivoli')
    passDebounce()
    requests[0]?.found(rivoli, { label: 'Rue de Rivoli 13001 Marseille' })
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect.element(field).toHaveAttribute('aria-controls', list.element().id)
    expect(list.element()).toContainElement(rows.first().element())

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = page.getByRole('option', { selected: true })
    await expect.element(active).toMatchTextContent(/Marseille/)
    await expect.element(field).toHaveAttribute('aria-activedescendant', active.element().id)
    await expect.element(field).toHaveFocus()
  })

  test('confirms a bare commune with its department, in green', async () => {
    await render(<OneField />)
    await field.fill('44300 Nantes')
    passDebounce()
    requests[0]?.found({
      label: 'Nantes',
      type: 'municipality',
      postcode: '44000',
      context: '44, Loire-Atlantique, Pays de la Loire',
    })
    await rows.click()
    const confirmed = page.getByText(
      'Adresse confirmée : Nantes (Loire-Atlantique), à moins de 1 km du centre de Paris',
    )
    await expect.element(confirmed).toBeVisible()
    expect(strongestColor(confirmed.element())).toBe('green')
  })

  test('confirms an address with its distance from the city’s centre', async () => {
    await render(<OneField />)
    for (const [km, distance] of [
      [0.4, 'moins de 1 km'],
      [0.6, '1 km'],
      [7.2, '7 km'],
      [1234, '1 234 km'],
    ] as const) {
      const label = `Rue du km ${km}`
      await field.fill(label)
      passDebounce()
      requests.at(-1)?.found({ label, coordinates: placeAt('paris', km, 90) })
      // The second search, where it is far.
      if (km > currentTariff.freeKilometers) {
        await expect.poll(() => requests).toHaveLength(5)
        requests.at(-1)?.found()
      }
      await rows.click()
      await expect
        .element(page.getByText(`Adresse confirmée : ${label}, à ${distance} du centre de Paris`))
        .toBeVisible()
    }
  })

  test('makes no request under three characters, nor for a script without capitals', async () => {
    await render(<OneField />)
    await field.fill('ly')
    passDebounce()
    await expect.element(status).toBeEmptyDOMElement()
    await field.fill('北京大学')
    passDebounce()
    await expect.element(status).toHaveTextContent('Aucune adresse trouvée.')
    expect(requests).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  test('works in StrictMode, with one request per pause', async () => {
    await render(
      <StrictMode>
        <OneField />
      </StrictMode>,
    )
    await field.click()
    await userEvent.keyboard('rivoli')
    passDebounce()
    expect(requests.map(({ text }) => text)).toEqual(['rivoli'])
    requests[0]?.found(rivoli)
    await expect.element(rows).toBeVisible()
  })

  test('works beside another address field', async () => {
    const changes = vi.fn()
    await render(
      <>
        <OneField id="from" />
        <OneField id="to" onChange={changes} />
      </>,
    )
    await field.first().fill('rivoli')
    passDebounce()
    requests[0]?.found(rivoli)
    await rows.first().click()
    expect(changes).not.toHaveBeenCalled()

    await field.last().fill('nantes')
    passDebounce()
    requests[1]?.found({ label: 'Nantes' })
    await rows.click()
    await expect.element(field.first()).toHaveValue(rivoli.label)
    await expect.element(field.last()).toHaveValue('Nantes')
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe('a row', () => {
  test('shows the label, then the postcode, city and context that the label lacks', async () => {
    await render(<OneField />)
    await field.fill('rivoli')
    passDebounce()
    requests[0]?.found(
      rivoli,
      { label: 'Paris', postcode: '75004', city: 'Paris', context: '75, Paris' },
      { label: 'Rue de la Parisienne', postcode: '75004', city: 'Paris' },
      { label: 'Sans ville', postcode: '75004', context: null },
      { label: 'Sans rien', postcode: undefined, city: '', context: 7 },
    )
    await expect.element(rows).toHaveLength(5)
    const texts = rows
      .elements()
      .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(texts).toEqual([
      [rivoli.label, '75, Paris, Île-de-France'],
      ['Paris', '75004 · 75, Paris'],
      ['Rue de la Parisienne', '75004 Paris'],
      ['Sans ville', '75004'],
      ['Sans rien', ''],
    ])
  })

  test('says which former commune or district it is in where another one has the same label', async () => {
    await render(<OneField />)
    await field.fill('rue de l’église')
    passDebounce()
    const label = 'Rue de l’Église 49120 Chemillé-en-Anjou'
    const context = '49, Maine-et-Loire, Pays de la Loire'
    requests[0]?.found(
      { label, oldcity: 'Melay', context },
      { label, oldcity: 'La Jumellière', context },
      { label, district: 'Centre', context },
      { label: 'Église 49120 Chemillé-en-Anjou', oldcity: 'Valanjou', context },
    )
    await expect.element(rows).toHaveLength(4)
    expect(rows.elements().map((row) => row.lastChild?.textContent)).toEqual([
      `Melay · ${context}`,
      `La Jumellière · ${context}`,
      `Centre · ${context}`,
      context,
    ])
  })

  test('can be picked even if another one has the same label', async () => {
    const changes = vi.fn()
    await render(<OneField onChange={changes} />)
    await field.fill('grande rue')
    passDebounce()
    const coordinates = { latitude: 48.9, longitude: 2.4 }
    requests[0]?.found({ label: 'Grande Rue' }, { label: 'Grande Rue', coordinates })
    await rows.last().click()
    await expect
      .poll(() => changes.mock.lastCall?.[0])
      .toMatchObject({ text: 'Grande Rue', pick: { coordinates } })
    expect(log).not.toHaveBeenCalled()
  })
})

describe('a pick', () => {
  test('does not search for its own label, and leaves no list to open', async () => {
    await pickRivoli()
    passDebounce()
    await userEvent.tab()
    await field.click()
    await userEvent.keyboard('{ArrowDown}')
    passDebounce()
    expect(requests).toHaveLength(1)
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('is dropped as soon as the text changes', async () => {
    const changes = await pickRivoli()
    await userEvent.keyboard('{End} ')
    expect(changes.mock.lastCall?.[0]).toEqual({ text: `${rivoli.label} `, pick: undefined })
    await expect.element(page.getByText('Adresse confirmée')).not.toBeInTheDocument()
  })
})

describe('the status', () => {
  test('announces each state once, and nothing about an earlier text', async () => {
    await render(<OneField />)
    const announced: string[] = []
    new MutationObserver(() => {
      const text = status.element().textContent.trim()
      if (text && text !== announced.at(-1)) announced.push(text)
    }).observe(status.element(), { childList: true, characterData: true, subtree: true })

    await field.click()
    await userEvent.keyboard('rivoli')
    passDebounce()
    requests[0]?.found(rivoli, rivoli)
    await expect.element(rows).toHaveLength(2)
    await userEvent.keyboard(' zzqqxx')
    passDebounce()
    requests[1]?.found()
    await expect.element(page.getByText('Aucune adresse trouvée.')).toBeVisible()
    // What is for screen readers alone is one pixel wide.
    expect(status.element().clientWidth).toBeGreaterThan(1)
    expect(announced).toEqual([
      'Recherche en cours...',
      '2 adresses trouvées',
      'Recherche en cours...',
      'Aucune adresse trouvée.',
    ])
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('a late answer', () => {
  test('is never shown for a newer text; its request is aborted', async () => {
    await render(<OneField />)
    await field.fill('nantes')
    passDebounce()
    await field.fill('rivoli')
    expect(requests[0]?.signal.aborted).toBe(true)
    passDebounce()
    requests[1]?.found(rivoli)
    requests[0]?.found({ label: 'Nantes' })
    await expect.element(rows).toHaveLength(1)
    await expect.element(rows).toMatchTextContent(/Rivoli/)
  })

  test('neither opens a list nor takes the focus once the visitor has left the field', async () => {
    await render(<OneField />)
    await field.fill('rivoli')
    passDebounce()
    await userEvent.tab()
    requests[0]?.found(rivoli)
    await expect.element(page.getByText('1 adresse trouvée')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Utiliser ma position' })).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await field.click()
    await expect.element(rows).toBeVisible()
  })

  test('opens nothing after Escape until Down is pressed', async () => {
    await render(<OneField />)
    await field.fill('rivoli')
    passDebounce()
    await userEvent.keyboard('{Escape}')
    requests[0]?.found(rivoli)
    await expect.element(page.getByText('1 adresse trouvée')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(rows).toBeVisible()
  })
})

describe('an unmounted or disabled field', () => {
  test('cancels its debounce and its request when it is unmounted', async () => {
    for (const isAsked of [false, true]) {
      const screen = await render(<OneField />)
      await field.fill('rivoli')
      if (isAsked) passDebounce()
      await screen.unmount()
      passDebounce()
      expect(requests.every(({ signal }) => signal.aborted)).toBe(true)
      expect(requests).toHaveLength(isAsked ? 1 : 0)
    }
    expect(log).not.toHaveBeenCalled()
  })

  test('drops its search when it is disabled, until it is enabled and focused again', async () => {
    const screen = await render(<OneField />)
    await field.fill('rivo')
    await screen.rerender(<OneField disabled />)
    passDebounce()
    expect(requests).toEqual([])
    await expect.element(field).toBeDisabled()
    await expect.element(page.elementLocator(document.body)).toHaveFocus()

    await screen.rerender(<OneField />)
    await field.click()
    passDebounce()
    expect(requests.map(({ text }) => text)).toEqual(['rivo'])
  })

  test('cancels its request when it is disabled, and keeps its text', async () => {
    const screen = await render(<OneField />)
    await field.fill('rivo')
    passDebounce()
    await screen.rerender(<OneField disabled />)
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
    requests[0]?.found(rivoli)

    await screen.rerender(<OneField />)
    await expect.element(field).toHaveValue('rivo')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(log).not.toHaveBeenCalled()
  })
})

describe('a failed search', () => {
  test('shows nothing, is logged without the typed text, and is retried on the next focus', async () => {
    await render(<OneField />)
    await field.fill('rivoli')
    await expect.element(status).toHaveTextContent('Recherche en cours...')
    passDebounce()
    await failTwice()
    await expect.element(status).toBeEmptyDOMElement()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Recherche d’adresse impossible',
      expect.objectContaining({ code: 'http', status: 503 }),
    )
    expect(String(log.mock.lastCall)).not.toMatch('rivoli')

    await userEvent.tab()
    await field.click()
    passDebounce()
    requests[2]?.found(rivoli)
    await expect.element(rows).toBeVisible()
  })

  test.each([
    ['a press on the field', () => field.click()],
    ['an arrow key', () => userEvent.keyboard('{ArrowDown}')],
  ])('is retried by %s, which has kept the focus', async (_, ask) => {
    await render(<OneField />)
    await field.fill('rivoli')
    passDebounce()
    await failTwice()
    await expect.element(status).toBeEmptyDOMElement()
    await expect.element(field).toHaveFocus()
    await ask()
    await expect.element(status).toHaveTextContent('Recherche en cours...')
    passDebounce()
    requests[2]?.found(rivoli)
    await expect.element(rows).toBeVisible()
  })

  test('is reported when it blocks a submit, with a button to retry', async () => {
    const failure = page.getByText(/Le service d’adresses ne répond pas/)
    await render(<OneField error="Adresse manquante" />)
    await field.fill('rivoli')
    passDebounce()
    await failTwice()
    await expect.element(failure).toBeVisible()
    // There is no list.
    expect(page.getByText(/dans la liste des suggestions/).query()).toBeNull()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(status).toHaveTextContent('Recherche en cours...')
    expect(failure.query()).toBeNull()
    passDebounce()
    requests[2]?.found(rivoli)
    await expect.element(rows).toBeVisible()
  })

  test('is retried even if the button leaves the focus in the field, as in Safari', async () => {
    await render(<OneField error="Adresse manquante" />)
    await field.fill('rivoli')
    passDebounce()
    await failTwice()
    const retry = page.getByRole('button', { name: 'Réessayer' })
    retry.element().addEventListener('mousedown', (event) => event.preventDefault())
    await retry.click()
    await expect.element(field).toHaveFocus()
    passDebounce()
    requests[2]?.found(rivoli)
    await expect.element(rows).toBeVisible()
  })

  test('is not reported if the service answered that it found nothing: what leads on is', async () => {
    await render(<OneField error="Adresse manquante" />)
    await field.fill('zzqqxx')
    passDebounce()
    requests[0]?.found()
    await expect.element(status).toHaveTextContent('Aucune adresse trouvée.')
    await expect
      .element(field)
      .toHaveAccessibleDescription(
        expect.stringMatching(/Adresse manquante\. Essayez la rue sans son numéro/),
      )
    await expect
      .element(field)
      .toHaveAccessibleDescription(expect.not.stringContaining('dans la liste des suggestions'))
    expect(page.getByRole('button', { name: 'Réessayer' }).query()).toBeNull()
  })
})

async function failTwice() {
  requests[0]?.failed(503)
  await vi.waitUntil(() => requests.length === 2, { timeout: 15_000 })
  requests[1]?.failed(503)
  await vi.waitUntil(() => log.mock.calls.length === 1, { timeout: 15_000 })
}

async function pickRivoli() {
  const changes = vi.fn()
  await render(<OneField onChange={changes} />)
  await field.fill(rivoli.label)
  passDebounce()
  requests[0]?.found(rivoli)
  await rows.click()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
  return changes
}

import { type CitySlug, findCity } from '@plombier/quote-engine'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { suggestions } from '../support/components/fill-in-quote-form.ts'
import { OneField } from '../support/components/one-field.tsx'
import { followCityLink, openSite } from '../support/components/open-site.tsx'
import { todaysTariff } from '../support/todays-prices.ts'

const field = page.getByRole('combobox')
const button = page.getByRole('button', { name: 'Utiliser ma position' })
const atWork = page.getByRole('button', { name: 'Localisation en cours…' })
const confirmed = page.getByText('Adresse confirmée').first()
const heard = page.getByRole('status')
const position = { latitude: 45.763_101_9, longitude: 4.834_399_7 }
const positionName = 'Position 45,76310 N, 4,83440 E'

let requests: AddressRequest[]
let log: ReturnType<typeof vi.spyOn>
/** Answers the browser's question. */
let answer: { found: (accuracy?: number) => void; refused: () => void }
const asked = vi.fn<(options: PositionOptions | undefined) => void>()

fakeTimeouts()
beforeEach(() => {
  asked.mockReset()
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(
    (found, refused, options) => {
      asked(options)
      answer = {
        found: (accuracy = 20) =>
          found({ coords: { ...position, accuracy } } as GeolocationPosition),
        refused: () => refused?.({} as GeolocationPositionError),
      }
    },
  )
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  requests = stubAddressService()
})

/** Uses the position, near which the service knows no address. */
async function locateNowhere() {
  const asked = () => requests.filter(({ url }) => url.pathname.includes('/reverse/'))
  const { length } = asked()
  await button.click()
  answer.found()
  await expect.poll(asked).toHaveLength(length + 1)
  asked()[length]?.found()
}

describe('Utiliser ma position', () => {
  beforeEach(async () => {
    await render(<OneField city="lyon" />)
  })

  test('picks the nearest address, and says so while it works and afterwards', async () => {
    await button.click()
    await expect.element(atWork).toHaveFocus()
    await expect.element(heard.getByText('Localisation en cours…')).toBeInTheDocument()
    expect(atWork.element()).toHaveAttribute('aria-disabled', 'true')
    expect(requests).toEqual([])
    answer.found()
    await expect.poll(() => requests).toHaveLength(1)
    const { pathname, searchParams } = (requests[0] as AddressRequest).url
    expect(pathname).toBe('/geocodage/reverse/')
    expect(Object.fromEntries(searchParams)).toEqual({
      lat: '45.76310',
      lon: '4.83440',
      limit: '5',
    })

    const label = '2 Place Bellecour 69002 Lyon'
    requests[0]?.found({ label, coordinates: near(0.09) })
    await expect.element(field).toHaveValue(label)
    const announcement = heard.getByText(`Adresse confirmée : ${label}, à 1 km du centre de Lyon`)
    await expect.element(announcement).toBeInTheDocument()
    expect(announcement.element().clientWidth, 'only heard: the field says it').toBe(1)
    await expect.element(button).toHaveFocus()
    expect(button.element()).not.toHaveAttribute('aria-disabled')
  })

  test.each([
    [
      'knows only an address 110 m away',
      () => requests[0]?.found({ label: 'Loin', coordinates: near(0.11) }),
    ],
    ['knows no address', () => requests[0]?.found()],
    [
      'knows only the whole commune',
      () =>
        requests[0]?.found({
          label: 'Lyon',
          type: 'municipality',
          postcode: '69001,69002',
          coordinates: near(0),
        }),
    ],
    ['refuses', () => requests[0]?.failed(403)],
  ])('takes the position itself where the service %s, with the words typed', async (_, serve) => {
    await field.fill('12 rue neuve')
    await button.click()
    answer.found()
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    requests.splice(0, requests.length - 1)
    serve()
    await expect.element(field).toHaveValue(`12 rue neuve (position 45,76310 N, 4,83440 E)`)
    await expect.element(confirmed).toBeVisible()
    expect(String(log.mock.calls)).not.toMatch(/45|neuve/)
  })

  test('does not take a picked address for words', async () => {
    await field.fill('bellecour')
    passDebounce()
    requests[0]?.found({ label: 'Place Bellecour 69002 Lyon', city: 'Lyon' })
    await suggestions.click()
    await locateNowhere()
    await expect.element(field).toHaveValue(positionName)
  })

  test.each([
    [
      'refused',
      () => answer.refused(),
      'Position refusée ou introuvable : saisissez votre adresse.',
    ],
    [
      'less exact than 1 km',
      () => answer.found(1001),
      'Position connue à plus d’un kilomètre près : saisissez votre adresse.',
    ],
  ])('says so where it is %s, and keeps what was typed', async (_, happen, message) => {
    await field.fill('12 rue neuve')
    await button.click()
    await expect.element(atWork).toBeVisible()
    happen()
    await expect.element(heard.getByText(message)).toBeVisible()
    await expect.element(button).toBeVisible()
    await expect.element(field).toHaveValue('12 rue neuve')
    expect(requests.filter(({ url }) => url.pathname.endsWith('/reverse/'))).toEqual([])
    await field.click()
    await expect.element(heard.getByText('Recherche en cours...')).toBeVisible()
  })

  test('takes an answer after ten seconds, and no message before', async () => {
    await button.click()
    vi.advanceTimersByTime(9_000)
    // Two frames, until React has rendered what happened meanwhile.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(atWork.query()).toBeVisible()
    vi.advanceTimersByTime(1_000)
    await expect.element(heard.getByText(/introuvable/)).toBeVisible()
    answer.found(1000)
    await expect.element(atWork).toBeVisible()
    await expect.poll(() => requests).toHaveLength(1)
    requests[0]?.found()
    await expect.element(field).toHaveValue(positionName)
  })

  test('ends a search, and asks the browser once, for the exact position', async () => {
    await field.fill('rue neuve')
    passDebounce()
    await button.click()
    await userEvent.keyboard('{Enter}')
    await field.click()
    passDebounce()
    await expect.element(atWork).toBeVisible()
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ enableHighAccuracy: true, maximumAge: 60_000 }),
    )
    expect(requests[0]?.signal.aborted).toBe(true)
    requests[0]?.found({ label: 'Rue Neuve 69002 Lyon' })
    answer.found()
    await expect.poll(() => requests).toHaveLength(2)
    requests[1]?.found()
    await expect.element(confirmed).toBeVisible()
  })

  test.each([
    ['the browser answers', () => {}, () => answer.found()],
    ['the service answers', () => answer.found(), () => {}],
  ])('is given up when the visitor types before %s', async (_, happen, happenLater) => {
    await button.click()
    happen()
    await field.fill('rue neuve')
    await expect.element(button).toBeVisible()
    happenLater()
    passDebounce()
    await expect.poll(() => requests.at(-1)?.text).toBe('rue neuve')
    for (const { found } of requests) found({ label: 'Ici', city: 'Lyon', coordinates: near(0) })
    await expect.element(heard.getByText('1 adresse trouvée')).toBeInTheDocument()
    await expect.element(field).toHaveValue('rue neuve')
  })
})

test('pressed again after an edit, also on coming back to the page, keeps the words and only the later position', async () => {
  const field = page.getByLabelText('Adresse d’intervention')
  const { history } = await openSite('/plombier-lyon')
  await locateNowhere()
  await expect.element(field).toHaveValue(positionName)
  await field.fill(`${positionName} 12 rue neuve`)
  history.push('/mentions-legales')
  await expect.element(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible()
  history.back()
  await expect.element(field).toHaveValue(`${positionName} 12 rue neuve`)
  await locateNowhere()
  const onlyLater = '12 rue neuve (position 45,76310 N, 4,83440 E)'
  await expect.element(field).toHaveValue(onlyLater)
  await locateNowhere()
  await expect.element(field).toHaveValue(onlyLater)
})

test('a search names the centre of the page’s city, also after a change of the city', async () => {
  const field = page.getByLabelText('Adresse d’intervention')
  await openSite('/plombier-lyon')
  await field.fill('rue neuve')
  passDebounce()
  expectSearch('rue neuve', 'lyon')

  await userEvent.keyboard('{Escape}')
  await followCityLink('Bordeaux')
  await expect.element(page.getByText(/Votre prix à Bordeaux/)).toBeVisible()
  await field.fill('rue neuv')
  passDebounce()
  expectSearch('rue neuv', 'bordeaux')
})

test('a search that finds nothing in the city within the free distance asks again, with its name', async () => {
  await render(<OneField city="lyon" />)
  await field.fill('rue neuve')
  passDebounce()
  const distance = todaysTariff.freeKilometers * 1000 + 1
  requests[0]?.found({ label: 'Rue Neuve', city: 'Lyon', distance })
  await expect.poll(() => requests).toHaveLength(2)
  expectSearch('Lyon rue neuve', 'lyon')
})

function expectSearch(text: string, city: CitySlug) {
  const { latitude, longitude } = findCity(city).center
  expect(Object.fromEntries(requests.at(-1)?.url.searchParams ?? [])).toEqual({
    q: text,
    limit: '5',
    lat: latitude.toFixed(5),
    lon: longitude.toFixed(5),
  })
}

/** The place so many kilometres from the position. */
function near(kilometers: number) {
  return { latitude: position.latitude + kilometers / 111.2, longitude: position.longitude }
}

import { cities, findCity } from '@plombier/quote-engine'
import { createRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CityPicker } from '../../src/features/city-chooser/city-picker.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { forget } from '../support/components/forget.ts'
import { renderPage } from '../support/components/render-page.tsx'
import { stubPosition } from '../support/components/stub-position.ts'
import { placeAt } from '../support/places.ts'
import { plain } from '../support/price.ts'

const filter = page.getByRole('searchbox')
const links = page.getByRole('link')
const status = page.getByRole('status')

const locate = () => page.getByRole('button', { name: 'Me localiser' }).click()

beforeEach(async () => {
  await renderPage(<CityPicker filter={createRef()} />)
})

describe('Me localiser', () => {
  test.each([
    [12.4, 'La plus proche : Brest, à 12 km.'],
    [12.6, 'La plus proche : Brest, à 13 km.'],
    [99, 'La plus proche : Brest, à 99 km.'],
    [101, 'Aucune ville couverte n’est proche : Brest est à 101 km.'],
  ])('says %d km west of Brest “%s”', async (distanceKm, message) => {
    stubPosition(placeAt('brest', distanceKm, 270))
    await locate()
    await expect.poll(() => plain(status.element().textContent)).toBe(message)
  })

  test('says so if the browser has no geolocation', async () => {
    forget(Navigator.prototype, 'geolocation')
    await locate()
    await expect.element(status).toMatchTextContent(/^Votre navigateur ne donne pas votre position/)
  })

  test('shows the nearest city, whatever was typed before', async () => {
    await filter.fill('zzz')
    await expect.element(status).toMatchTextContent(/^Aucune ville trouvée/)
    stubPosition(findCity('lyon').center)
    await locate()
    await expect.element(status).toMatchTextContent(/^La plus proche/)
    await expect.element(page.getByRole('link', { name: 'Lyon' })).toBeVisible()
    await filter.fill('zzz')
    await expect.element(status).toMatchTextContent(/^Aucune ville trouvée/)
  })

  test('says so if the position is refused', async () => {
    stubPosition(undefined)
    await locate()
    await expect.element(status).toMatchTextContent(/Choisissez votre ville dans la liste/)
  })

  describe('on a device that does not answer', () => {
    fakeTimeouts()

    test('says so ten seconds after the last press, and takes a late answer', async () => {
      const search = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockReturnValue()
      await locate()
      await passTime(9_000)
      await locate()
      await expect.poll(() => search.mock.calls).toHaveLength(2)
      await passTime(9_000)
      await expect.element(status).toHaveTextContent('Localisation en cours…')
      await passTime(1_000)
      await expect
        .element(status)
        .toHaveTextContent('Position refusée ou introuvable. Choisissez votre ville dans la liste.')
      const [found] = search.mock.lastCall ?? []
      found?.({ coords: findCity('lyon').center } as GeolocationPosition)
      await expect.element(status).toMatchTextContent(/^La plus proche.*Lyon/)
    })
  })
})

/**
 * Lets time pass, until its message can be seen: that of a filter, typed later, was seen too. Each look
 * at the page may add 50 ms, because Vitest moves fake timers on when it waits.
 */
async function passTime(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  await filter.fill('zzz')
  await expect.element(status).toMatchTextContent(/^Aucune ville trouvée/)
  await filter.fill('')
  await expect.element(links).toHaveLength(cities.length)
}

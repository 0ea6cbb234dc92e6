import { readFileSync } from 'node:fs'
import vectors from '@plombier/quote-engine/vectors.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { jsonText } from '../json-text.ts'
import packageJson from '../package.json' with { type: 'json' }
import {
  type Coordinates,
  calculateQuote,
  cities,
  pdfAmounts,
  type QuoteRequest,
  type Tariff,
  tariffs,
} from '../src/index.ts'
import { tables } from '../tables.ts'
import { vectors as writtenVectors } from '../vectors.ts'

const tariffsByName: Readonly<Record<string, Tariff<string>>> = vectors.tariffs
const cases = Object.entries(vectors.cases).flatMap(([name, cases]) =>
  cases.map(({ request, ...results }) => ({
    tariff: tariffsByName[name],
    request: request as QuoteRequest<string>,
    ...results,
  })),
)

test.each(Object.entries({ tables, vectors: writtenVectors }))(
  '%s.json holds what the engine gives, a row a line',
  (name, content) => {
    const file = readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8')
    expect(JSON.parse(file)).toEqual(content)
    expect(jsonText(JSON.parse(file)).split('\n')).toEqual(file.split('\n'))
  },
)

test('what the package exports is published with it', () => {
  const targets = JSON.stringify(packageJson.exports).match(/(?<=":"\.\/)[^"/]+/g)
  const published = ['package.json', ...packageJson.files]
  expect(targets).toContain('vectors.json')
  expect(published).toEqual(expect.arrayContaining(targets ?? []))
})

test('there is a vector of every service at every urgency, by the published tariffs and others', () => {
  expect(tariffsByName).toMatchObject(
    Object.fromEntries(tariffs.map((tariff) => [tariff.date, tariff])),
  )
  expect(Object.keys(tariffsByName).length).toBeGreaterThan(tariffs.length)
  for (const tariff of Object.values(tariffsByName)) {
    const priced = cases.filter((each) => each.tariff === tariff)
    for (const [serviceId, basePrice] of Object.entries(tariff.basePrices)) {
      for (const [urgency, multiplier] of Object.entries(tariff.multipliers)) {
        const isHalfEuro = (basePrice * multiplier) % 1 === 0.5
        expect(priced).toContainEqual(
          expect.objectContaining({
            request: expect.objectContaining({ serviceId, urgency }),
            quote: expect.objectContaining(isHalfEuro ? { distance: 0 } : {}),
          }),
        )
      }
    }
  }
})

test('there is a vector from every city', () => {
  const origins = cases.map(({ request }) => request.origin)
  expect(origins).toEqual(expect.arrayContaining(cities.map(({ center }) => center)))
})

test('there is no vector that the last digits of a distance decide', () => {
  for (const { tariff, request, quote, pdfAmounts: amounts } of cases) {
    for (const factor of [1 - 1e-12, 1 + 1e-12]) {
      const destination = scaled(request.destination, factor)
      const nearby = calculateQuote({ ...request, destination }, tariff)
      expect({ ...nearby, travelCost: quote.travelCost }).toMatchObject(quote)
      expect(pdfAmounts(nearby, tariff)).toEqual(amounts)
    }
  }
})

function scaled({ latitude, longitude }: Coordinates, factor: number): Coordinates {
  return { latitude: Math.min(Math.max(latitude * factor, -90), 90), longitude }
}

import { readFileSync } from 'node:fs'
import vectors from '@plombier/quote-engine/vectors.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { jsonText } from '../json-text.ts'
import packageJson from '../package.json' with { type: 'json' }
import { calculateQuote, pdfAmounts, type Tariff } from '../src/index.ts'
import { tables } from '../tables.ts'
import { vectors as writtenVectors } from '../vectors.ts'

const textOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test.each(Object.entries({ tables, vectors: writtenVectors }))(
  '%s.json holds what the engine gives, a row a line',
  (name, content) => {
    const file = textOf(`${name}.json`)
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

test('the README gives the value of every constant', () => {
  const written = textOf('README.md').matchAll(/^\| `([A-Z_]+)` +\| [`']*([-.\d]+)/gm)
  const values = Object.entries(tables.constants).filter(([, value]) => typeof value !== 'object')
  expect(Object.fromEntries([...written].map(([, name, value]) => [name, value]))).toEqual(
    Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
  )
})

test.each(Object.entries(vectors.cases))(
  'the vectors of %s have all work, and none that last digits decide',
  (name, cases) => {
    const tariff = (vectors.tariffs as Readonly<Record<string, Tariff>>)[name] as Tariff
    const asked = new Set(cases.map(({ request }) => `${request.serviceId} ${request.urgency}`))
    const { basePrices, multipliers } = tariff
    expect(asked.size).toBe(Object.keys(basePrices).length * Object.keys(multipliers).length)
    for (const { request, quote, pdfAmounts: amounts } of cases) {
      for (const factor of [1 - 1e-12, 1 + 1e-12]) {
        const latitude = Math.max(Math.min(request.destination.latitude * factor, 90), -90)
        const destination = { ...request.destination, latitude }
        const nearby = calculateQuote({ ...request, destination }, tariff)
        expect({ ...nearby, travelCost: quote.travelCost }).toMatchObject(quote)
        expect(pdfAmounts(nearby, tariff)).toEqual(amounts)
      }
    }
  },
)

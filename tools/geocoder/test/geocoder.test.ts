import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { cities } from '@plombier/quote-engine'
import { expect, onTestFinished, test } from 'vitest'
import { driftsOf } from '../contract/contract.ts'
import { answer } from '../src/handler.ts'
import { search } from '../src/search.ts'

test('the server says its address, and there keeps the contract of the national service', async () => {
  const env = { ...process.env, PORT: '0' }
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/cli.ts')], { env })
  onTestFinished(() => void server.kill())
  const [greeting] = await once(server.stdout, 'data')
  const [baseUrl = ''] = /http:\S+/.exec(greeting) ?? []
  expect(await driftsOf(baseUrl)).toEqual([])
})

test.each([
  ['/geocodage/search/?q=ab', 400],
  [`/geocodage/search/?q=${'abcd+'.repeat(40)}a`, 400],
  ['/geocodage/search/?q=北京 lyon', 400],
  ['/geocodage/search/?q=lyon&limit=51', 400],
  ['/geocodage/search/?q=lyon&lat=45.76', 400],
  ['/geocodage/reverse/?lat=45.76&lon=-181', 400],
  ['/geocodage/reverse/', 400],
  [`/geocodage/search/?q=lyon ${'é'.repeat(60)}`, 500],
  ['//', 404],
])('%s has the status %i', (url, status) => expect(answer(url).status).toBe(status))

test.each([
  ['Meaux', 'Meaux'],
  ['75020', 'Paris 20e Arrondissement'],
  ['place de la republique', 'Place de la République 69002 Lyon'],
  ['12 rue Victor Hugo Villeurbanne', '12 Rue Victor Hugo 69100 Villeurbanne'],
])('in Lyon, %s finds %s first', (text, label) => {
  const [first] = search(text, 1, { latitude: 45.7578, longitude: 4.832 })
  expect(first?.properties.label).toBe(label)
})

test('an arrondissement has coordinates of its own', () => {
  const [third] = search('Lyon 3e Arrondissement', 1, { latitude: 45.7612, longitude: 4.8518 })
  expect(third?.properties.distance).toBeLessThan(100)
})

test.each(cities)('$name comes first for its name, and has a street', ({ name, center }) => {
  const [city, street] = [search(name, 1, center), search(name, 1, center, 'street')]
  expect(city[0]?.properties).toMatchObject({ label: name, type: 'municipality' })
  expect(street[0]?.properties.city).toBe(name)
  expect([city, street].every(([found]) => Number(found?.properties.distance) < 5000)).toBe(true)
})

import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type Address, publicService, searchAddresses } from '../src/index.ts'
import { fakeFetch, found, queryOf } from './support/fake-fetch.ts'

const center = { latitude: 45.7578, longitude: 4.832 }
const lyon = { ...center, name: 'Lyon' }

afterEach(() => vi.useRealTimers())

test('text, limit, coordinates to five decimals and type are sent, and the limit holds', async () => {
  const [address, other] = addresses('Rue A&B L, Rue Hugo V')
  const { fetch, urls } = fakeFetch(found(...addresses('Rue A&B L, Rue Hugo V')))
  const near = { latitude: 45.757_814_2, longitude: -4e-6 }
  expect(await searchAddresses(' 3 "A&B" #2,\tÉvry+ ', { fetch })).toEqual([address, other])
  const options = { fetch, limit: 1, near, type: 'street' } as const
  expect(await searchAddresses('Lyon', options)).toEqual([address])
  expect(urls.map((url) => url.replace(publicService, ''))).toEqual([
    '/search/?q=3+%22A%26B%22+%232%2C+%C3%89vry%2B&limit=5',
    '/search/?q=Lyon&limit=1&lat=45.75781&lon=-0.00000&type=street',
  ])
})

test('a text is cut between two characters, also with the city behind it, and not sent below 3', async () => {
  const { fetch, urls } = fakeFetch(found())
  await searchAddresses('rue  '.repeat(60), { fetch, near: lyon })
  const longest = 'r'.repeat(199)
  await searchAddresses(`${longest}📍`, { fetch })
  for (const text of [' ab ', 'a📍', '« 📍 »', '(—)…']) {
    expect(await searchAddresses(text, { fetch, near: lyon })).toEqual([])
  }
  const longTexts = ['rue '.repeat(50).trim(), `${'rue '.repeat(49)}Lyon`]
  expect(urls.map(queryOf)).toEqual([...longTexts, longest])
})

test('whatever is typed is what the first request asks for, from its first letter or digit on', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 })
  const words = fc.array(
    word.filter((text) => !/\s/.test(text)),
    { minLength: 3, maxLength: 9 },
  )
  const signs = fc.constantFrom('', '📍 ', '« ', '(', '- ', '\u202A', '\u200B')
  const spaces = fc.constantFrom(' ', '  ', '\n\t')
  return fc.assert(
    fc.asyncProperty(signs, words, spaces, async (sign, typed, space) => {
      const text = `É ${typed.join(' ')}`
      fc.pre(text.length <= 200)
      const { fetch, urls } = fakeFetch(found(), found())
      await searchAddresses([sign, 'É', ...typed, ''].join(space), { fetch, near: lyon })
      expect(queryOf(urls[0] ?? '')).toBe(text)
    }),
  )
})

/** `8 Rue Hugo L` is a house in Lyon, `V` in Villeurbanne, `R` in a far Lyon; `Bron` is a commune. */
function addresses(texts: string): Address[] {
  const communes = { L: '69002 Lyon', V: '69100 Villeurbanne', R: '79000 Lyon' }
  const list = texts.split(', ').filter(Boolean)
  return list.map((text) => {
    const label = text.replace(/[LVR]$/, (key) => communes[key as keyof typeof communes])
    const [, postcode, city = label] = / (\d{5}) (.+)$/.exec(label) ?? []
    const distance = postcode === '79000' ? 300_000 : 900
    const type = postcode ? 'street' : 'municipality'
    return { label, id: label, type, postcode, city, distance, coordinates: center }
  })
}

// What is typed on the page of Lyon, what is found, what is found with the name behind it, what is shown.
const searches = `
  the last word is begun | rue hu | Rue Hugo V | Rue Hugo L | Rue Hugo L, Rue Hugo V
  an abbreviation is no beginning | rue dr hugo | Rue Hugo 28100 Dreux | Rue Docteur Hugo L | Rue Docteur Hugo L, Rue Hugo 28100 Dreux
  a word is wrong | rue hogu | Rue Hugo V, Rue Hugo L | | Rue Hugo L, Rue Hugo V
  accents and case are missing | RUE COEUR LEO | Rue Cœur Léo V, Rue Cœur Léo L | none | Rue Cœur Léo L, Rue Cœur Léo V
  the postcode is typed | rue hugo 69002 | Rue Hugo V, Rue Hugo L | none | Rue Hugo L, Rue Hugo V
  another commune is named | rue hugo villeurbanne | Rue Hugo V, Rue Hugo L | Rue Hugo L | Rue Hugo V, Rue Hugo L
  the service knows no number | 8 et 12 bis rue hugo | 8 Rue Hugo V | Rue Hugo L | Rue Hugo L, 8 Rue Hugo V
  another commune is misspelt | rue hugo vileurbanne | Rue Hugo V | Rue Hugo L | Rue Hugo V
  a number is no beginning | rue hugo 6 | Rue Hugo V | Rue Hugo L | Rue Hugo V
  a postcode is no number | 69100 rue hugo | Rue Hugo V | Rue Hugo L | Rue Hugo V
  a word counts once | rue hugo hugo | Rue Hugo V, Rue Hugo L | | Rue Hugo V, Rue Hugo L
  a commune is first | bron | Bron, Rue de Bron L | none | Bron, Rue de Bron L
  others keep their order | rue hugo | Rue Hugo R, Rue Hugo V | Rue Hugo L | Rue Hugo L, Rue Hugo R, Rue Hugo V
  another Lyon is far away | rue hugo | Rue Hugo V | Rue Hugo R | Rue Hugo V
  nothing is found | zzqqxx | | |`

const rows = searches
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))

test.each(rows)('%s', async (_, typed = '', first = '', second = '', shown = '') => {
  const answers = second === 'none' ? [first] : [first, second]
  const { fetch, urls } = fakeFetch(...answers.map((texts) => found(...addresses(texts))))
  expect(await searchAddresses(typed, { fetch, near: lyon })).toEqual(addresses(shown))
  expect(urls.map(queryOf)).toEqual([typed, `${typed} Lyon`].slice(0, answers.length))
})

test('of two answers with one label both stay, unless they have one id or one place', async () => {
  const village = { label: 'Le Bourg 71000 Mâcon', coordinates: center }
  const former = { ...village, coordinates: { ...center, latitude: 46.3 } }
  const house = { ...former, id: '71270_0001' }
  const { fetch } = fakeFetch(found(village, former, house), found(house, village))
  expect(await searchAddresses('le bourg', { fetch, near: lyon })).toEqual([village, former, house])
})

test('when the second request fails or takes too long, the first answer is shown', async () => {
  vi.useFakeTimers()
  for (const second of [
    () => Response.json({}, { status: 429 }),
    () => new Promise<Response>(() => {}),
  ]) {
    const { fetch, urls } = fakeFetch(found(...addresses('Rue Hugo V')), second)
    const search = searchAddresses('rue hugo', { fetch, near: lyon })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await search).toEqual(addresses('Rue Hugo V'))
    expect(urls).toHaveLength(2)
  }
})

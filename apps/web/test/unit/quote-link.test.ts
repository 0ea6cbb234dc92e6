import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuoteLink } from '../../src/features/verify/linked-quote.ts'
import { quoteUrl } from '../../src/price/quote-link.ts'
import { anyWork } from '../support/any-work.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const hashes = anyWork.map((work) => new URL(quoteUrl(sampleQuote(work))).hash.slice(1))
const behind = fc.constantFrom('', '.', ',', ')', '>', '%3E', '%20', '?fbclid=x1', '&utm_source=x')
const within = fc.constantFrom('', '\r\n', ' ', '%0D%0A', '\u00AD', '\u200B')

test('a quote’s link is possible whatever stands in it, and never with another character', () =>
  fc.assert(
    fc.property(hashes, fc.nat(), within, behind, (hash, random, within, behind) => {
      const at = random % hash.length
      const [before, after] = [hash.slice(0, at), hash.slice(at)]
      expect(parseQuoteLink(before + within + after + behind)).toMatchObject({ isPossible: true })
      expect(parseQuoteLink(before)).toMatch(before ? /^Ce lien est incomplet\s:/ : /^Ouvrez le/)
      expect(parseQuoteLink(`${before}X${after.slice(1)}`)).toMatch(/^Ce lien est incomplet/)
    }),
  ))

test.each([
  ['urgent.455.149.14946.63', 'Déplacement : 4,55 €, soit environ 27 km.', true],
  ['urgent.455.140.14946.01', 'Déplacement : 4,55 €, soit environ 27 km.', false],
  ['normal.0.120.12000.79', 'Déplacement compris, jusqu’à 20 km.', true],
])('2026-11-21.lyon.fuite.%s says “%s”, and is possible: %s', (figures, travel, isPossible) => {
  const linked = parseQuoteLink(`2026-11-21.lyon.fuite.${figures}`)
  const rates = expect.stringMatching(`^Prix de base : 120,00 €. ${travel}$`.replaceAll(' ', '\\s'))
  expect(linked).toMatchObject({ rates, isPossible })
})

test.each([
  ['2126-11-21.bordeaux.fuite.urgent.0.144.14400.26', /^Nos tarifs .* ne sont pas connus ici$/],
  // A service that JavaScript knows.
  ['2026-11-21.lyon.constructor.urgent.0.144.14400.90', 'Ce lien est incomplet ou modifié'],
])('%s is no quote: %s', (hash, sentence) => {
  expect(parseQuoteLink(hash)).toMatch(sentence)
})

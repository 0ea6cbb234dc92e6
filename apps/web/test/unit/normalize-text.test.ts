import { expect, test } from 'vitest'
import { normalizeText } from '../../src/format/normalize-text.ts'

test.each(["L'Isle-Adam", 'L’Isle-Adam'])('%s is found by its words', (name) => {
  expect(normalizeText(name)).toBe('l isle adam')
})

test('a ligature is found by its two letters', () => {
  expect(normalizeText('Œuilly')).toBe('oeuilly')
})

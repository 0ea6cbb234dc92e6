import { expect, test } from 'vitest'
import { fold } from '../../src/format/fold.ts'

test.each(["L'Isle-Adam", 'L’Isle-Adam'])('%s is found by its words', (name) => {
  expect(fold(name)).toBe('l isle adam')
})

test('a letter of two is found by both', () => {
  expect(fold('Œuilly')).toBe('oeuilly')
})

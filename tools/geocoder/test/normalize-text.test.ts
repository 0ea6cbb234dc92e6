import { expect, test } from 'vitest'
import { normalizeText } from '../src/normalize-text.ts'

test('case, accents, ligatures and punctuation make no difference', () => {
  expect(normalizeText(" L'HAŸ-les-Roses,  94240 ")).toBe('l hay les roses 94240')
  expect(normalizeText('Nœux–les–Mines')).toBe('noeux les mines')
})

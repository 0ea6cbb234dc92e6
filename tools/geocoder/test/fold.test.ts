import { expect, test } from 'vitest'
import { fold } from '../src/fold.ts'

test('case, accents, ligatures and everything between words are forgotten', () => {
  expect(fold(" L'HAŸ-les-Roses,  94240 ")).toBe('l hay les roses 94240')
  expect(fold('Nœux–les–Mines')).toBe('noeux les mines')
})

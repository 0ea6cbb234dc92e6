import { normalizeText } from '../../../texts/normalize-text.ts'

// The gas itself, not what it heats: `à gaz`, `au gaz` and `chaudière gaz` are left out.
const GAS = /(?:^|\b(?:le|du|de|odeurs?|fuites?|sent) )gaz\b/
const SMELL_OR_LEAK = /\b(?:sen[st]|odeur|pue|fui|echapp)/

/** Whether a text speaks of a smell or a leak of gas. `Ma chaudière à gaz fuit` does not. */
export function smellsOfGas(text: string): boolean {
  const words = normalizeText(text)
  return GAS.test(words) && SMELL_OR_LEAK.test(words)
}

import { findService } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { firstAidFor } from '../../src/pages/quote/first-aid.ts'

test.each([
  ['fuite', 'normal', /^Fermez le robinet.*Coupez le courant.*Ouvrez un robinet/],
  ['debouchage', 'emergency', /^N’utilisez plus l’eau.*fermez le robinet.*Coupez/],
  ['vmc', 'emergency', /^Arrêtez l’appareil.*gaz, n’allumez rien/],
  ['plancher', 'urgent', /^$/],
] as const)('for %s, %s, the first aid fits', (service, urgency, steps) => {
  expect(firstAidFor(findService(service), urgency)?.steps.join(' ') ?? '').toMatch(steps)
})

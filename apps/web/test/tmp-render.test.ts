import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { makeQuotePdf } from './make-quote-pdf.ts'
import { sampleQuote } from './sample-quote.ts'

const cases = {
  ordinary: sampleQuote(),
  paris: sampleQuote({ serviceType: 'thermostat', urgency: 'normal' }),
  far: sampleQuote({
    serviceType: 'solaire',
    urgency: 'emergency',
    address: '1 Rue de la Plage 97400 Saint-Denis',
    coordinates: { latitude: -20.88, longitude: 55.45 },
  }),
  long: sampleQuote({
    description: Array.from({ length: 700 }, (_, i) => `mot${i}`)
      .join(' ')
      .slice(0, 5000),
    coordinates: { latitude: 45.3, longitude: -0.6 },
  }),
  word: sampleQuote({
    name: 'W'.repeat(300),
    email: `${'m'.repeat(60)}@example.fr`,
    description: 'Wa'.repeat(2500),
    address: 'X'.repeat(300),
  }),
  wide: sampleQuote({
    name: 'Łukasz Żółć Γιώργος Володимир Nguyễn Thị Ngọc',
    description: 'Đường ống nước bị vỡ 😀 — l’eau coule',
  }),
  other: sampleQuote({
    name: '王小明',
    description: 'تسرب المياه في المطبخ 👨‍👩‍👧 שלום',
    address: '../../etc',
  }),
  d600: sampleQuote({
    description: 'Une description ordinaire de la panne. '.repeat(16).slice(0, 600),
    coordinates: { latitude: 45.3, longitude: -0.6 },
  }),
}
for (const [name, quote] of Object.entries(cases))
  test(name, async () => {
    writeFileSync(`/tmp/doc/${name}.pdf`, await makeQuotePdf(quote))
  })

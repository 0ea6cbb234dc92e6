import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { euros } from '../../src/format/french.ts'
import { puppeteerVisitor } from '../support/browsers/puppeteer-visitor.ts'
import { webkitVisitor } from '../support/browsers/webkit-visitor.ts'
import { plain, priceOf } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'

const PORT = 4374
const url = `http://localhost:${PORT}`
// The address server's Bordeaux is within the free distance of the city's centre.
const price = priceOf({ service: 'fuite', urgency: 'urgent', city: 'bordeaux' })
let server: PreviewServer
beforeAll(async () => {
  server = await preview({
    root: join(import.meta.dirname, '../..'),
    mode: 'demo',
    preview: { port: PORT, strictPort: true },
  })
  // The first search builds the address server's index, which takes too long within a journey.
  await fetch(`${url}/geocodage/search/?q=paris`)
})
afterAll(() => server.close())

test.each([
  ['Chromium', () => puppeteerVisitor('chrome')],
  ['Firefox', () => puppeteerVisitor('firefox')],
  ['WebKitGTK', webkitVisitor],
])(
  '%s takes a visitor from the first press to the price and its PDF, and over a reload',
  async (_name, start) => {
    const visitor = await start()
    try {
      await visitor.open(url)
      await visitor.click('main button')
      expect(await visitor.textOf('dialog h2')).toBe('Choisissez votre ville')
      await visitor.click('dialog a[href="/plombier-bordeaux"]')
      await visitor.type('#name', 'Élodie d’Artagnan')
      await visitor.type('#phone', '06 12 34 56 78')
      await visitor.type('#address', 'bordeaux')
      await visitor.click('[role=listbox] [role=option]')
      await visitor.type('#service', 'fuite')
      await visitor.click('[role=listbox] [role=option]')
      await visitor.select('#urgency', 'urgent')
      await visitor.type('#description', 'Fuite sous l’évier de la cuisine.')
      await visitor.reload()
      await expect.poll(() => visitor.valueOf('#service')).toBe('Réparation de fuite')
      expect(await visitor.textOf('[role=status] + div')).toMatch(/^Adresse confirmée/)
      await visitor.click('button[type=submit]')

      await expect.poll(() => visitor.textOf('h1')).toBe('Votre devis à Bordeaux')
      expect(plain(await visitor.textOf('main'))).toContain(price.estimate)
      const { pages } = await readPdf(await visitor.fileSavedBy('Télécharger le devis PDF'))
      expect(pages).toEqual([expect.stringContaining('Élodie d’Artagnan')])
      expect(pages[0]).toContain(plain(`Total TTC ${euros(price.pdf.total)}`))
    } finally {
      await visitor.close()
    }
  },
  90_000,
)

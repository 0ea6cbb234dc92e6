import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readPdf } from '../support/read-pdf.ts'
import { firefoxVisitor } from './firefox-visitor.ts'
import { webkitVisitor } from './webkit-visitor.ts'

let server: PreviewServer
let url: string
beforeAll(async () => {
  const root = join(import.meta.dirname, '../..')
  server = await preview({ root, mode: 'demo', preview: { port: 0 } })
  url = server.resolvedUrls?.local[0] ?? ''
  // The first search builds the address server's index, which takes too long within a journey.
  await fetch(`${url}geocodage/search/?q=paris`)
})
afterAll(() => server.close())

const engines = [
  ['Firefox', firefoxVisitor],
  ['WebKitGTK', webkitVisitor],
] as const

test.each(engines)(
  '%s leads from Meaux in the chooser, over a reload, to price, mail and PDF',
  async (_, start) => {
    const visitor = await start()
    onTestFinished(visitor.close)
    await visitor.open(url)
    await visitor.click('main button')
    await visitor.type('#city-filter', 'bron')
    await visitor.press('Escape')
    await expect.poll(() => visitor.valueOf('#city-filter')).toBe('')
    expect(await visitor.textOf('dialog h2')).toBe('Choisissez votre ville')
    await visitor.press('Escape')
    const focused = await visitor.textOf('body:not(:has(dialog[open])) button:focus')
    expect(focused).toBe('Devis Instantané Gratuit')
    await visitor.click('main button')
    await visitor.type('#city-filter', 'meaux')
    await visitor.press('Enter')
    await expect.poll(() => visitor.valueOf('#address')).toBe('Meaux (Seine-et-Marne)')
    expect(await visitor.countOf('dialog[open]'), 'opened again by the same key').toBe(0)
    expect(await visitor.textOf('h1:focus')).toBe('Calculateur de Prix Professionnel')

    await visitor.type('#name', 'Élodie d’Artagnan')
    await visitor.type('#phone', '06 12 34 56 78')
    await visitor.type('#service', 'fuite')
    await visitor.click('[role=listbox] [role=option]')
    await visitor.select('#urgency', 'urgent')
    await visitor.type('#description', 'Fuite sous l’évier de la cuisine.')
    await visitor.reload()
    await expect.poll(() => visitor.valueOf('#service')).toBe('Réparation de fuite')
    expect(await visitor.textOf('label[for=address] + div')).toMatch(/^Adresse confirmée/)
    await visitor.click('button[type=submit]')
    await expect.poll(() => visitor.textOf('h1')).toBe('Votre devis à Meaux')
    // The price of the day: these drivers cannot set a clock.
    expect(await visitor.textOf('main')).toMatch(/\d\s€\sTTC/)
    // No mail program is here: the quote stays all the same, and its PDF can be saved. Without an address of
    // the visitor's, the mail to oneself has no recipient yet.
    await visitor.click('a[href^="mailto:contact"]')
    await visitor.click('a[href^="mailto:?"]')
    const { pages } = await readPdf(await visitor.fileSavedBy('Télécharger le devis PDF'))
    expect(pages).toEqual([expect.stringMatching(/Élodie d’Artagnan.*Meaux.*Total TTC/)])
  },
  90_000,
)

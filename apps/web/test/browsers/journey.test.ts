import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { amountsOf, plain } from '../support/amounts.ts'
import { foundAddresses } from '../support/found-address.ts'
import { readPdf } from '../support/read-pdf.ts'
import { chromium109, firefox, webkit } from './visitors.ts'

let server: PreviewServer
let url = ''
beforeAll(async () => {
  // The production build, because an address service of its own origin hides what a URL needs.
  server = await preview({ root: join(import.meta.dirname, '../..'), preview: { port: 0 } })
  url = server.resolvedUrls?.local[0] ?? ''
})
afterAll(() => server.close())

const answer = JSON.stringify(
  foundAddresses({
    label: '12 Rue des Lilas 33000 Bordeaux',
    coordinates: { latitude: 44.837789, longitude: -0.57918 },
  }),
)

test.each(Object.entries({ firefox, webkit, chromium109 }))(
  '%s leads from the home page to the price and its PDF',
  async (_, start) => {
    const visitor = await start()
    onTestFinished(async () => void (await visitor.close()))
    const textOf = (selector: string) => () =>
      visitor.run(`return document.querySelector('${selector}')?.textContent ?? ''`)
    await visitor.open(url)
    // These browsers lack `command`, so a press before hydration opens nothing and is repeated.
    await vi.waitFor(async () => {
      await visitor.click('main button')
      expect(await visitor.run(`return document.querySelector('dialog').open`)).toBe(true)
    }, 20_000)
    await visitor.type('#city-filter', 'bordeaux')
    await visitor.click('dialog[open] li a')
    await expect.poll(textOf('h1')).toBe('Calculateur de Prix Professionnel')

    // Stubs of the address service, which no test may ask, and of the download.
    await visitor.run(`
      const { fetch } = window
      window.fetch = (url, init) =>
        String(url).includes('/search/') ? Promise.resolve(new Response('${answer}')) : fetch(url, init)
      const create = URL.createObjectURL
      URL.createObjectURL = (file) => { window.savedFile = file; return create.call(URL, file) }`)
    await visitor.type('#name', 'Zoé Roux')
    await visitor.type('#phone', '06 12 34 56 78')
    await visitor.type('#address', '12 rue des lilas')
    await visitor.click('[role=listbox] [role=option]')
    await visitor.type('#service', 'fuite')
    await visitor.click('[role=listbox] [role=option]')
    await visitor.type('#urgency', 'Urgent')
    await visitor.type('#description', 'Fuite sous l’évier de la cuisine.')
    await visitor.click('button[type=submit]')
    await expect.poll(textOf('h1')).toBe('Votre devis à Bordeaux')
    const { total, pdfTotal } = amountsOf('fuite', 'urgent')
    expect(plain(String(await textOf('main')()))).toContain(`${total} TTC`)
    await visitor.run(`
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent.includes('Télécharger le devis PDF')).click()`)
    await expect.poll(() => visitor.run('return Boolean(window.savedFile)')).toBe(true)
    const bytes = await visitor.run(
      'return [...new Uint8Array(await window.savedFile.arrayBuffer())]',
    )
    const { pages } = await readPdf(Uint8Array.from(bytes as number[]))
    expect(pages).toEqual([expect.stringMatching(/Zoé Roux.*12 Rue des Lilas/)])
    expect(pages[0]).toContain(pdfTotal)
  },
  90_000,
)

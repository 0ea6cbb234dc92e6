import { expect, test } from 'vitest'
import { euros } from '../../src/format/french.ts'
import { firefoxVisitor } from '../support/browsers/firefox-visitor.ts'
import { servedSite } from '../support/browsers/served-site.ts'
import { changePage, translatePage } from '../support/other-software.ts'
import { plain, priceOf } from '../support/price.ts'
import { readPdf } from '../support/read-pdf.ts'

const site = servedSite('demo')
const price = (urgency: 'urgent' | 'emergency') =>
  priceOf({ service: 'fuite', urgency, city: 'bordeaux' })

test.each([
  ['a translator', translatePage],
  ['a password manager, a spelling checker and a dark mode', changePage],
] as const)(
  'with %s in the page, a visitor gets through the city chooser to the PDF',
  async (_, software) => {
    const visitor = await firefoxVisitor()
    const main = async () => plain(await visitor.textOf('main'))
    try {
      await visitor.runFirst(software)
      await visitor.open(`${site.url}/plombier-lyon`)
      await visitor.type('#name', 'Élodie d’Artagnan')
      await visitor.type('#address', 'bordeaux')
      await visitor.click('[role=listbox] [role=option]')
      await expect.poll(main).toContain('Adresse confirmée')
      await visitor.click('main a[href="/"]')
      await visitor.click('main button[command]')
      await visitor.click('dialog a[href="/plombier-bordeaux"]')
      await expect.poll(main).toContain('Votre prix à Bordeaux')
      await visitor.type('#phone', '06 12 34 56 78')
      await visitor.type('#service', 'fuite')
      await visitor.click('[role=listbox] [role=option]')
      await visitor.select('#urgency', 'emergency')
      await expect.poll(main).toContain('Réparation de fuite, Urgence immédiate (2h)')
      await expect.poll(main).toContain(price('emergency').total)
      await visitor.click('button[type=submit]')
      await expect.poll(main).toContain('Description requise')
      await visitor.type('#description', 'Fuite sous l’évier de la cuisine.')
      await visitor.select('#urgency', 'urgent')
      await visitor.click('button[type=submit]')

      await expect.poll(() => visitor.textOf('h1')).toContain('Votre devis à Bordeaux')
      expect(await main()).toContain(price('urgent').estimate)
      const { pages } = await readPdf(await visitor.fileSavedBy('Télécharger le devis PDF'))
      expect(pages[0]).toContain(plain(`Total TTC ${euros(price('urgent').pdf.total)}`))
      expect(visitor.errors).toEqual([])
    } finally {
      await visitor.close()
    }
  },
  90_000,
)

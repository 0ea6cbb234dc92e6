import { expect, test } from 'vitest'
import { firefoxVisitor } from '../support/browsers/firefox-visitor.ts'
import { servedSite } from '../support/browsers/served-site.ts'
import { webkitVisitor } from '../support/browsers/webkit-visitor.ts'

const site = servedSite('demo')
const opener = 'main button'
const filter = '#city-filter'

test.each([
  ['Firefox', firefoxVisitor],
  ['WebKitGTK', webkitVisitor],
])(
  'in %s Escape empties the chooser’s filter and then closes it, and Enter opens the only city left and nothing else',
  async (_name, start) => {
    const visitor = await start()
    const filterForLyon = async () => {
      await visitor.click(opener)
      await visitor.type(filter, 'lyon')
      await expect.poll(() => visitor.textOf('dialog [role=status]')).toBe('1 ville trouvée')
    }
    try {
      await visitor.open(site.url)
      await filterForLyon()
      await visitor.press('Escape')
      await expect.poll(() => visitor.valueOf(filter)).toBe('')
      expect(await visitor.textOf('dialog h2')).toBe('Choisissez votre ville')
      await visitor.press('Escape')
      expect(await visitor.textOf('body:not(:has(dialog[open])) button:focus')).toBe(
        'Devis Instantané Gratuit',
      )

      await filterForLyon()
      await visitor.press('Enter')
      expect(await visitor.textOf('body:not(:has(dialog[open])) h1:focus')).toBe(
        'Calculateur de Prix Professionnel',
      )
    } finally {
      await visitor.close()
    }
  },
  90_000,
)

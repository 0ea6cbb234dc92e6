import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfFileName } from '../../src/features/quote/pdf/pdf-file-name.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const nameFor = async (name: string) =>
  pdfFileName({ ...sampleQuote(), client: { ...client, name } })
const { client } = sampleQuote()

test.each([
  ['Élodie d’Artagnan', 'elodie-d-artagnan'],
  ['Łukasz Żółć', 'lukasz-zolc'],
  ['Dupont & Fils', 'dupont-fils'],
  ['Jérôme Lecœur', 'jerome-lecoeur'],
  ['Søren Strauß', 'soren-strauss'],
  ['王 Łukasz', 'wang-lukasz'],
  ['../../etc', 'etc'],
  ['Γιώργος', 'client'],
  ['王小明', 'client'],
  ['1234', 'client'],
])('the file name of a quote for %s contains %s', async (name, slug) => {
  expect(await nameFor(name)).toBe(`devis-bordeaux-${slug}-DEV-412345.pdf`)
})

test('a file name holds the beginning of a long name', async () => {
  expect(await nameFor('x'.repeat(300))).toBe(`devis-bordeaux-${'x'.repeat(60)}-DEV-412345.pdf`)
  const [word, other] = ['x'.repeat(59), 'y']
  expect(await nameFor(`${word} ${other}`)).toBe(`devis-bordeaux-${word}-DEV-412345.pdf`)
})

test('whatever the name, the file name is short and has only plain letters, digits and hyphens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (name) => {
      const fileName = await nameFor(name)
      expect(fileName).toMatch(/^devis-bordeaux(-[a-z0-9]+)+-DEV-412345\.pdf$/)
      expect(fileName.length).toBeLessThan(100)
    }),
  )
})

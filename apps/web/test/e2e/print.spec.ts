import { expect, test } from '@playwright/test'
import { coordinatesOf, openResult, submitForResult } from '../../page-objects/calculator.ts'
import { expectedPrice } from '../support/price.ts'
import { readCode } from '../support/read-code.ts'
import { readPdf } from '../support/read-pdf.ts'

test('an ordinary quote prints on one white page without what belongs to the screen, a long one on several and whole', async ({
  page,
}) => {
  const print = async (height = '297mm') => {
    const { pages } = await readPdf(await page.pdf({ width: '210mm', height }))
    return pages.map(withoutSpaces)
  }
  const description = 'Une description ordinaire de la panne. '.repeat(16).slice(0, 600)
  await openResult(page, {
    address: 'arcachon',
    service: 'Plancher chauffant',
    urgency: 'emergency',
    description,
  })
  const address = await coordinatesOf(page, 'arcachon')
  const { documentTotal, estimate } = expectedPrice({
    service: 'plancher',
    urgency: 'emergency',
    address,
  })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const landmark of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toBeHidden()
  }
  await page.emulateMedia({ media: null, colorScheme: null })

  const ordinary = await print()
  expect(ordinary).toHaveLength(1)
  for (const text of documentTotal) expect(ordinary[0]).toContain(withoutSpaces(text))
  for (const control of [
    'Devis calculé !',
    'Télécharger le devis PDF',
    'Le prix selon l’urgence',
    'Copier le lien',
  ]) {
    expect(ordinary[0]).not.toContain(withoutSpaces(control))
  }

  const code = await readCode(await page.pdf({ width: '210mm', height: '297mm' }))
  expect(ordinary[0], 'the code is the link').toContain(code.text)
  expect(code.millimeters).toBeGreaterThan(24.9)

  for (const height of ['150mm', '200mm']) {
    const pages = await print(height)
    for (const [start, end] of [
      ['Calcul détaillé', estimate],
      ['Conditions générales', 'Rien ne vous oblige à l’accepter.'],
    ] as const) {
      const whole = new RegExp(`${withoutSpaces(start)}.*${withoutSpaces(end)}`)
      const matching = pages.filter((page) => whole.test(page))
      expect(matching, `${start} on paper of ${height}`).toHaveLength(1)
    }
  }

  const words = Array.from({ length: 700 }, (_, index) => `mot${index}`)
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await page.getByLabel('Description détaillée').fill(words.join(' '))
  await submitForResult(page)
  const long = await print()
  expect(long.length).toBeGreaterThan(1)
  const number = /DEV-\d{6}/.exec(long[0] ?? '')?.[0] ?? 'none'
  const pages = long.map((page, index) => {
    expect(page, 'on each page').toContain(number)
    expect(page).toContain(`Page${index + 1}/${long.length}`)
    return page
  })
  expect(pages.join('').match(/mot\d+/g)).toEqual(words)
})

/** For comparison, because ligatures in Chromium's PDF are read with spaces around them. */
function withoutSpaces(text: string) {
  return text.replace(/\s/g, '')
}

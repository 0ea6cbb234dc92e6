import * as form from '../../page-objects/form.ts'
import * as home from '../../page-objects/home.ts'
import { expect, test } from '../support/e2e/test.ts'
import { readPdf } from '../support/read-pdf.ts'

test.use({ viewport: { width: 360, height: 480 }, hasTouch: true, isMobile: true })

test('on a phone, taps lead from a commune in the chooser to price, quote and PDF', async ({
  page,
}) => {
  await page.goto('/')
  await home.openers(page).first().tap()
  await expect(home.chooser(page).getByRole('heading'), 'no keyboard covers it').toBeFocused()
  await home.search(page).tap()
  await page.keyboard.type('meaux')
  // By its name: until the answer is there, the first link is another one.
  await home
    .chooser(page)
    .getByRole('link', { name: /^Meaux/ })
    .tap()
  await expect(page).toHaveURL('/plombier-montreuil')
  const service = form.field(page, 'service')
  await expect(form.field(page, 'address'), 'what was picked goes along').toHaveValue('Meaux')
  await form.fillIn(page, { address: '' })
  await service.fill('chauffe-eau')
  await form.suggestions(page).filter({ hasText: 'Dépannage de chauffe-eau' }).tap()
  await expect(service).toHaveValue('Dépannage de chauffe-eau')
  await expect(service, 'a tap takes the keyboard away').not.toBeFocused()
  await service.fill('plomberie de piscine')
  await page.getByRole('button', { name: 'Mon devis' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre devis à Meaux')
  await expect(page.getByText('Au départ de Montreuil (34 km)')).toBeVisible()
  expect(page.url()).not.toMatch(/meaux/i)
  const { pages } = await readPdf(await (await form.downloadPdf(page)).path())
  expect(pages[0]).toMatch(/Intervention à Meaux.*Adresse Meaux.*Plomberie de piscine.*Total TTC/)
})

import { cities } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'

const filter = page.getByRole('searchbox')
const dialog = page.getByRole('dialog')

async function openChooser() {
  const site = await openSite('/')
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
  await expect.element(filter).toHaveFocus()
  return site
}

test('Enter opens the only city that is left', async () => {
  const { visited } = await openChooser()
  await userEvent.keyboard('le havre{Enter}')
  await expect.element(page.getByPlaceholder('Votre adresse au Havre')).toBeVisible()
  expect(visited).toEqual(['/plombier-le-havre'])
})

test('Enter keeps the chosen service', async () => {
  await page.viewport(1280, 720)
  await openSite('/')
  await page.getByRole('button', { name: /^Réparation de fuite/ }).click()
  await expect.element(filter).toHaveFocus()
  await userEvent.keyboard('lyon{Enter}')
  await expect.element(page.getByLabelText('Type de service')).toHaveValue('Réparation de fuite')
})

test('a phone’s keyboard has a Go key, and browsers do not autofill', async () => {
  await openChooser()
  await expect.element(filter).toHaveAttribute('enterkeyhint', 'go')
  await expect.element(filter).toHaveAttribute('autocomplete', 'off')
})

test.each([
  ['several cities', 's'],
  ['no city', 'zzz'],
  ['every city', ''],
])('Enter leaves the chooser open with %s left', async (_, text) => {
  const { visited } = await openChooser()
  await userEvent.keyboard(`${text}{Enter}`)
  await filter.fill('le havre')
  await expect.element(dialog.getByRole('link')).toHaveLength(1)
  expect(visited).toEqual([])
})

test('pressing a city opens its calculator', async () => {
  const { visited } = await openChooser()
  await userEvent.keyboard('s')
  const last = dialog.getByRole('link').last()
  const city = cities.find(({ name }) => name === last.element().textContent)
  await last.click()
  await expect.element(page.getByText('Calculateur de Prix Professionnel')).toBeVisible()
  expect(visited).toEqual([`/plombier-${city?.slug}`])
})

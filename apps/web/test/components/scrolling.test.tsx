import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'

const cities = page.getByRole('dialog').getByRole('link')
const services = page.getByRole('listbox').getByRole('option')
const priceLines = page.getByRole('group', { name: 'Détail du prix' })

async function openChooser() {
  await openSite('/')
  await page.getByRole('button', { name: 'Devis Instantané Gratuit' }).first().click()
}

async function openServices() {
  await openSite('/plombier-lyon')
  const field = page.getByLabelText('Type de service')
  // Otherwise the list would end below the screen.
  field.element().scrollIntoView()
  await field.click()
}

async function unfoldPrice() {
  await openSite('/plombier-lyon?service=chauffe-eau')
  await page.getByText('Détail', { exact: true }).click()
}

test.each([
  ['the city chooser', 360, 740, openChooser, cities],
  ['the city chooser, on a low screen', 360, 540, openChooser, cities],
  ['the city chooser, on a wide screen', 1280, 600, openChooser, cities],
  ['the list of services', 360, 740, openServices, services],
  ['the lines of the price, on a low screen', 320, 256, unfoldPrice, priceLines.getByRole('row')],
])(
  'the wheel scrolls to the end of %s, and does not move the page',
  async (_, width, height, open, rows) => {
    await page.viewport(width, height)
    await open()
    await expect.element(rows.first()).toBeVisible()
    await expect.element(rows.last()).not.toBeInViewport()
    const before = scrollY
    await rows.first().wheel({ delta: { y: 10_000 } })
    await expect.element(rows.last()).toBeInViewport({ ratio: 0.99 })
    expect(scrollY).toBe(before)
  },
)

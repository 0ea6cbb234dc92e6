import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { stubAddressService } from '../support/components/address-service.ts'
import { openSite } from '../support/components/open-site.tsx'

test('with reduced motion no spinner turns', async () => {
  await openSite('/plombier-bordeaux')
  stubAddressService()
  await page.getByLabelText("Adresse d'intervention").fill('bordeaux')
  await expect.element(page.getByText('Recherche en cours...')).toBeVisible()
  expect(document.getAnimations()).not.toEqual([])

  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  expect(document.getAnimations()).toEqual([])
})

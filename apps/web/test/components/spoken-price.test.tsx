import type { UrgencyKey } from '@plombier/quote-engine'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { priceSoFar } from '../../src/features/quote/your-price/price-so-far.ts'
import { SpokenPrice } from '../../src/features/quote/your-price/spoken-price.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { heardUnasked, listen } from '../support/components/screen-reader.ts'
import { cityOf } from '../support/places.ts'
import { priceOf } from '../support/price.ts'

const status = page.getByRole('status')

fakeTimeouts()

const lyon = cityOf('lyon')
const euros = (urgency: UrgencyKey) =>
  `${priceOf({ service: 'chauffe-eau', urgency, city: 'lyon' }).totalPrice} euros`

function price(urgency: UrgencyKey | '', isExact = false) {
  const address = isExact ? { label: 'Lyon', coordinates: lyon.center } : undefined
  return priceSoFar({ serviceType: 'chauffe-eau', urgency, address }, lyon)
}

test('the price is said half a second after its last change, and only then', async () => {
  const screen = await render(<SpokenPrice priceSoFar={undefined} />)
  await expect.element(status).toBeEmptyDOMElement()

  await screen.rerender(<SpokenPrice priceSoFar={price('')} />)
  vi.advanceTimersByTime(400)
  await screen.rerender(<SpokenPrice priceSoFar={price('urgent')} />)
  vi.advanceTimersByTime(400)
  await expect.element(status).toBeEmptyDOMElement()
  vi.advanceTimersByTime(100)
  await expect.element(status).toHaveTextContent(`À partir de ${euros('urgent')}`)

  await screen.rerender(<SpokenPrice priceSoFar={price('urgent', true)} />)
  vi.advanceTimersByTime(500)
  await expect.element(status).toHaveTextContent(euros('urgent'))
})

test('a price that stands from the start is not said again', async () => {
  const screen = await render(<SpokenPrice priceSoFar={price('urgent')} />)
  await listen()
  vi.advanceTimersByTime(500)
  await screen.rerender(<SpokenPrice priceSoFar={price('')} />)
  vi.advanceTimersByTime(500)
  await expect.poll(heardUnasked).toEqual([`polite: À partir de ${euros('normal')}`])
})

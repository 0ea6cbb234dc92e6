import { findCity } from '@plombier/quote-engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { priceSoFar } from '../../src/features/quote/your-price/price-so-far.ts'
import { SpokenPrice } from '../../src/features/quote/your-price/spoken-price.tsx'
import { heardUnasked, listen } from '../support/components/screen-reader.ts'

const status = page.getByRole('status')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function price(urgency: string, isExact = false) {
  const lyon = findCity('lyon')
  if (!lyon) throw new Error('Lyon is covered')
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
  await expect.element(status).toHaveTextContent('À partir de 216 euros')

  await screen.rerender(<SpokenPrice priceSoFar={price('urgent', true)} />)
  vi.advanceTimersByTime(500)
  await expect.element(status).toHaveTextContent('216 euros')
})

test('a price that stands from the start is not said again', async () => {
  const screen = await render(<SpokenPrice priceSoFar={price('urgent')} />)
  await listen()
  vi.advanceTimersByTime(500)
  await screen.rerender(<SpokenPrice priceSoFar={price('')} />)
  vi.advanceTimersByTime(500)
  await expect.poll(heardUnasked).toEqual(['polite: À partir de 180 euros'])
})

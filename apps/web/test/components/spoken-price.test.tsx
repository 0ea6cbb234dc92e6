import type { UrgencyKey } from '@plombier/quote-engine'
import { findCity } from '@plombier/quote-engine'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { livePrice } from '../../src/features/quote/live-price/live-price.ts'
import { SpokenPrice } from '../../src/features/quote/live-price/spoken-price.tsx'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { liveAnnouncements, startScreenReader } from '../support/components/screen-reader.ts'
import { priceOf } from '../support/price.ts'

const status = page.getByRole('status')

fakeTimeouts()

const lyon = findCity('lyon')
const euros = (urgency: UrgencyKey) =>
  `${priceOf({ service: 'chauffe-eau', urgency, city: 'lyon' }).totalPrice} euros`

function price(urgency: UrgencyKey | '', isExact = false) {
  const address = isExact ? { label: 'Lyon', coordinates: lyon.center } : undefined
  return livePrice({ service: 'chauffe-eau', urgency, address }, lyon)
}

test('the price is announced half a second after its last change, and not before', async () => {
  const screen = await render(<SpokenPrice livePrice={undefined} />)
  await expect.element(status).toBeEmptyDOMElement()

  await screen.rerender(<SpokenPrice livePrice={price('')} />)
  vi.advanceTimersByTime(400)
  await screen.rerender(<SpokenPrice livePrice={price('urgent')} />)
  vi.advanceTimersByTime(400)
  await expect.element(status).toBeEmptyDOMElement()
  vi.advanceTimersByTime(100)
  await expect.element(status).toHaveTextContent(`À partir de ${euros('urgent')}`)

  await screen.rerender(<SpokenPrice livePrice={price('urgent', true)} />)
  vi.advanceTimersByTime(500)
  await expect.element(status).toHaveTextContent(euros('urgent'))
})

test('only the last of several prices in quick succession is announced', async () => {
  const screen = await render(<SpokenPrice livePrice={undefined} />)
  await startScreenReader()
  for (const urgency of ['urgent', 'emergency', 'normal'] as const) {
    await screen.rerender(<SpokenPrice livePrice={price(urgency)} />)
    vi.advanceTimersByTime(300)
  }
  vi.advanceTimersByTime(200)
  await expect.poll(liveAnnouncements).toEqual([`polite: À partir de ${euros('normal')}`])
})

test('the initial price is not announced', async () => {
  const screen = await render(<SpokenPrice livePrice={price('urgent')} />)
  await startScreenReader()
  vi.advanceTimersByTime(500)
  await screen.rerender(<SpokenPrice livePrice={price('')} />)
  vi.advanceTimersByTime(500)
  await expect.poll(liveAnnouncements).toEqual([`polite: À partir de ${euros('normal')}`])
})

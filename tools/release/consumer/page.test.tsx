// @vitest-environment happy-dom
import './address-service.mjs'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

const LABEL = '8 Boulevard du Port 80000 Amiens'

test('a field gets suggestions', async () => {
  document.body.innerHTML = '<input list="addresses"><datalist id="addresses"></datalist>'
  await import('./readme/geo-client/a-field.ts')
  type('8 bd du port amiens')
  await vi.waitFor(() => expect(suggestions()).toEqual([LABEL]), 30_000)
})

test("the address nearest to the visitor's position is filled in", async () => {
  document.body.innerHTML = '<input><button></button>'
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: (position: unknown) => void) =>
        found({ coords: { latitude: 49.8972, longitude: 2.2901 } }),
    },
  })
  await import('./readme/geo-client/with-the-visitor-s-position.ts')
  document.querySelector('button')?.click()
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe(LABEL), 30_000)
  vi.unstubAllGlobals()
})

test('a field of React gets suggestions', async () => {
  const { AddressField } = await import('./readme/geo-client/with-react.tsx')
  document.body.innerHTML = '<main></main>'
  createRoot(document.querySelector('main') as HTMLElement).render(<AddressField />)
  await vi.waitFor(() => type('8 bd du port amiens'), 30_000)
  await vi.waitFor(() => expect(suggestions()).toEqual([LABEL]), 30_000)
})

test('addresses are found on the server of the page, and nothing is logged then', async () => {
  const log = vi.spyOn(console, 'error')
  const { addressSearch } = await import('./readme/geo-client/with-another-server-or-with-a-log.ts')
  addressSearch.setQuery('8 bd du port amiens')
  await vi.waitFor(() => expect(addressSearch.getSnapshot().status).toBe('found'), 30_000)
  expect(log).not.toHaveBeenCalled()
})

function type(text: string) {
  const input = document.querySelector('input') as HTMLInputElement
  // The setter of the prototype, because React replaces that of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function suggestions() {
  return [...document.querySelectorAll('option')].map(({ value }) => value)
}

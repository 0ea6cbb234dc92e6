// @vitest-environment happy-dom
import { join } from 'node:path'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, inject, test, vi } from 'vitest'

const consumer = inject('consumer')
const LABEL = '8 Boulevard du Port 80000 Amiens'

await import(join(consumer, 'address-service.mjs'))

test('a field gets suggestions', async () => {
  document.body.innerHTML = '<input list="addresses"><datalist id="addresses"></datalist>'
  await example('a-field-1.ts')
  type('8 bd du port amiens')
  await vi.waitFor(() => expect(suggestions()).toEqual([LABEL]), 10_000)
})

test('a field of React gets suggestions', async () => {
  const { AddressField } = await example('with-react-1.tsx')
  document.body.innerHTML = '<main></main>'
  createRoot(document.querySelector('main') as HTMLElement).render(createElement(AddressField))
  await vi.waitFor(() => type('8 bd du port amiens'), 10_000)
  await vi.waitFor(() => expect(suggestions()).toEqual([LABEL]), 10_000)
})

test('addresses are found on the server of the page', async () => {
  const { addressSearch } = await example('with-another-server-or-with-a-log-1.ts')
  addressSearch.setQuery('8 bd du port amiens')
  await vi.waitFor(() => expect(addressSearch.getSnapshot().status).toBe('found'), 10_000)
})

test("the address nearest to the visitor's position is filled in", async () => {
  document.body.innerHTML = '<input><button></button>'
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: (position: unknown) => void) =>
        found({ coords: { latitude: 49.8972, longitude: 2.2901 } }),
    },
  })
  await example('with-the-visitor-s-position-1.ts')
  document.querySelector('button')?.click()
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe(LABEL), 10_000)
})

/** Runs an example of the client's README in this page. */
function example(file: string) {
  return import(join(consumer, 'examples/geo-client/README', file))
}

function type(text: string) {
  const input = document.querySelector('input') as HTMLInputElement
  // The setter of the prototype, because React replaces that of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function suggestions() {
  return [...document.querySelectorAll('option')].map(({ value }) => value)
}

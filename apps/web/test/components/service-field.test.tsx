import { services } from '@plombier/quote-engine'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ServiceField } from '../../src/features/quote/form/service-field.tsx'

const field = page.getByRole('combobox')
const rows = page.getByRole('option')

function OneField() {
  const [value, setValue] = useState('')
  return <ServiceField id="service" value={value} onChange={setValue} error={undefined} />
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('goes to its last row even before all of them are there', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await render(<OneField />)
  await field.click()
  await expect.element(rows.first()).toBeVisible()
  expect(rows.elements().length).toBeLessThan(services.length)

  await userEvent.keyboard('{ArrowUp}')
  const active = page.getByRole('option', { selected: true })
  await expect.element(active).toBeInViewport()
  expect(active.element()).toBe(rows.last().element())
  expect(rows.elements()).toHaveLength(services.length)
})

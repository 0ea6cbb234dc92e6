import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAppForm } from '../../src/design/form/form.ts'

function NameForm() {
  const form = useAppForm({ defaultValues: { name: '' } })
  return <form.AppField name="name">{(field) => <field.TextField label="Nom" />}</form.AppField>
}

// TanStack Form offers its values on the page's window to any script that answers as its devtools do.
test('no other script on the page is told what is typed into a form', async () => {
  const told: unknown[] = []
  const options = { signal: AbortSignal.timeout(10_000) }
  window.addEventListener(
    'tanstack-connect',
    () => window.dispatchEvent(new CustomEvent('tanstack-connect-success')),
    options,
  )
  window.addEventListener('tanstack-dispatch-event', (event) => told.push(event), options)

  await render(<NameForm />)
  await page.getByLabelText('Nom').fill('Élodie d’Artagnan')
  await expect.element(page.getByLabelText('Nom')).toHaveValue('Élodie d’Artagnan')
  expect(told).toEqual([])
})

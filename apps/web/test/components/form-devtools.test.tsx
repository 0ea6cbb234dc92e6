import { useForm } from '@tanstack/react-form'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

function NameForm() {
  const form = useForm({ defaultValues: { name: '' } })
  return (
    <form.Field name="name">
      {({ state, handleChange }) => (
        <input
          aria-label="Nom"
          value={state.value}
          onChange={({ currentTarget }) => handleChange(currentTarget.value)}
        />
      )}
    </form.Field>
  )
}

// By default TanStack Form sends its values to any script on the page that answers like its devtools.
// In a file of its own: it looks for them once, with the first form of a page.
test('no other script on the page receives what is typed into a form', async () => {
  const received: unknown[] = []
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  const options = { signal: listening.signal }
  window.addEventListener(
    'tanstack-connect',
    () => window.dispatchEvent(new CustomEvent('tanstack-connect-success')),
    options,
  )
  window.addEventListener('tanstack-dispatch-event', (event) => received.push(event), options)

  await render(<NameForm />)
  await page.getByLabelText('Nom').fill('Élodie d’Artagnan')
  await expect.element(page.getByLabelText('Nom')).toHaveValue('Élodie d’Artagnan')
  expect(received).toEqual([])
})

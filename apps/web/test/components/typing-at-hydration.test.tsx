import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContactForm } from '../../src/features/landing/contact-form.tsx'

const field = page.getByLabelText('Message')

/** Types a word right after the commit that hydrates the field. */
function Typist() {
  useLayoutEffect(() => {
    const element = field.element()
    if (element instanceof HTMLElement) element.focus()
    queueMicrotask(() => {
      for (const letter of 'Fuite') document.execCommand('insertText', false, letter)
    })
  }, [])
  return null
}

test('no letter typed right after hydration is lost', async () => {
  const form = <ContactForm to={undefined} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  startTransition(() => {
    const root = hydrateRoot(
      container,
      <>
        {form}
        <Typist />
      </>,
    )
    onTestFinished(() => {
      root.unmount()
      container.remove()
    })
  })
  await expect.element(field).toHaveValue('Fuite')
})

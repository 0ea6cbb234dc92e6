import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NextSteps } from '../../src/features/quote/result/next-steps.tsx'
import { sampleQuote } from '../support/sample-quote.ts'

vi.hoisted(() => vi.stubEnv('VITE_CONTACT_EMAIL', 'contact@plombier.example'))

test('the request for an introduction is addressed to the site, not to the client', async () => {
  await render(<NextSteps issuedQuote={sampleQuote()} />)
  const link = page.getByRole('link', { name: 'Demander une mise en relation' })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^mailto:contact@plombier.example\?/))
  expect(page.getByText(/^Envoyez votre demande, déjà rédigée/).query()).not.toBeNull()
  expect(page.getByText(/^Rien n’a encore été envoyé/).query()).not.toBeNull()
  expect(page.getByText(/pas encore ouverte/).query()).toBeNull()
})

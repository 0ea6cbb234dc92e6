import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { pickAddress, submit } from '../support/components/quote-form.ts'

/** For each type of field, a text, and the `autocomplete` that browsers can fill in there. */
const types: Record<string, readonly [text: string, autocomplete: RegExp]> = {
  text: ['Zoé Roux', /./],
  tel: ['06 12 34 56 7', /^(tel|off)/],
  email: ['zoe@example.fr', /^(email|off)/],
  textarea: ['Fuite sous l’évier\nde la cuisine', /^/],
}

// A field that is added joins by itself.
test('each typed field can be autofilled, is kept, and becomes a fact of the quote', async () => {
  // TanStack Form would send its values to any script that answers like its devtools. It looks for them
  // once, with the first form of a page, so no other test of this file may come before.
  const overheard = vi.fn()
  const answer = () => window.dispatchEvent(new CustomEvent('tanstack-connect-success'))
  window.addEventListener('tanstack-connect', answer)
  window.addEventListener('tanstack-dispatch-event', overheard)

  await page.viewport(1280, 900)
  const { history } = await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  const boxes = page.getByRole('main').getByRole('textbox')
  const all = () => boxes.elements() as (HTMLInputElement | HTMLTextAreaElement)[]
  expect(all().map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual(
    expect.arrayContaining([
      ['name', 'text', 'name'],
      ['phone', 'tel', 'tel'],
      ['email', 'email', 'email'],
      ['description', 'textarea', ''],
    ]),
  )
  const texts = all().map(({ type }, index) => `${types[type]?.[0]}${index}`)
  const filled: string[] = []
  for (const [index, field] of all().entries()) {
    const { type, autocomplete, labels, required } = field
    // The property, unlike the attribute, is empty where browsers do not know the word.
    expect(autocomplete, labels?.[0]?.textContent).toMatch(types[type]?.[1] ?? 'a known type')
    const [kind = ''] = autocomplete.split('-')
    expect(filled, 'a browser fills one field with it').not.toContain(kind)
    if (kind !== 'off') filled.push(kind)
    expect(labels?.[0]?.textContent?.endsWith('facultatif)')).toBe(!required)
    // Below 16 px, phones zoom into a field.
    expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16)
    await boxes.nth(index).fill(`  ${texts[index]} `)
  }
  await pickAddress()
  history.push('/mentions-legales')
  await expect.element(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible()
  history.back()
  await expect.element(submit).toBeVisible()
  expect(all().map(({ value }) => value.trim())).toEqual(texts)

  await submit.click()
  const card = page.getByRole('region', { name: 'Votre intervention' })
  await expect.element(card).toBeVisible()
  const facts = Array.from(card.element().querySelectorAll('dd'), ({ textContent }) => textContent)
  expect(facts).toEqual(expect.arrayContaining(texts))
  expect(overheard).not.toHaveBeenCalled()
})

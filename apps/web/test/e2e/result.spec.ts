import { expect, test } from '@playwright/test'
import { calculateQuote, findCity, findService, pdfAmounts } from '@plombier/quote-engine'
import { openResult } from '../support/e2e/calculator.ts'

test('the result tells all that the price is made of, from the city centre to the address', async ({
  page,
}) => {
  const answering = page.waitForResponse(/\/search\/\?q=arcachon/)
  await openResult(page, {
    address: 'arcachon',
    service: 'Dépannage de chauffe-eau',
    urgency: 'emergency',
  })
  const [longitude, latitude] = (await (await answering).json()).features[0].geometry.coordinates
  const bordeaux = findCity('bordeaux')
  if (!bordeaux) throw new Error('Bordeaux is covered')
  const quote = calculateQuote({
    serviceId: 'chauffe-eau',
    urgency: 'emergency',
    origin: bordeaux.center,
    destination: { latitude, longitude },
  })
  expect(quote.billableKilometers).toBeGreaterThan(20)

  await expect(page).toHaveTitle(
    `Votre devis à Bordeaux : ${quote.totalPrice} € TTC | Plombier 2 Minutes`,
  )
  const main = page.getByRole('main')
  const { total } = pdfAmounts(quote)
  for (const fact of [
    'Prix minimum garanti 120€',
    'Dépannage de chauffe-eau',
    'Urgence immédiate (2h)',
    'Prix de base',
    '180 €',
    'Distance',
    'Km offerts',
    '20 km',
    'Km facturés',
    `Déplacement (${quote.billableKilometers} km)`,
    'Arrivée estimée',
    'Arcachon (33120)',
    'Prix indicatif',
    `Estimation affichée : ${quote.totalPrice} € TTC`,
    `Total du document PDF, TVA de 20 % ajoutée : ${total.toFixed(2).replace('.', ',')} € TTC`,
    'Et maintenant ?',
    'Rien n’a encore été envoyé',
    ...(findService('chauffe-eau')?.tools ?? []),
  ]) {
    await expect(main).toContainText(fact, { useInnerText: true })
  }
  await expect(main).toContainText(/1[23]\d\smin \(2\sh\s\d\d\)/)
  await expect(
    page.getByRole('img', { name: /L’adresse est à \d+ km du centre de Bordeaux, hors de/ }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/')

  await test.step('the total is by far the largest text', async () => {
    const texts = await main.evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
        .map((element) => ({
          text: element.textContent,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
        })),
    )
    const [largest, next] = texts.toSorted((a, b) => b.size - a.size)
    expect(largest?.text).toMatch(new RegExp(`^${quote.totalPrice}\\s€\\s*TTC$`))
    expect(largest?.size).toBeGreaterThan(1.5 * (next?.size ?? 0))
  })
})

import { expect, test } from '@playwright/test'
import { coordinatesOf, openResult } from '../../page-objects/calculator.ts'
import { collectMails } from '../support/e2e/mails.ts'
import { priceOf } from '../support/price.ts'

const operator = 'contact@example.com'

test('a request for an introduction is addressed to the operator, with the facts of the quote', async ({
  page,
}) => {
  await openResult(page, { address: 'arcachon', service: 'Dépannage de chauffe-eau' })
  const number = (await page.getByText(/^DEV-\d{6}, le/).textContent())?.slice(0, 10)
  const link = page.getByRole('link', { name: 'Demander une mise en relation' })
  const { to, subject, body } = mailOf((await link.getAttribute('href')) ?? '')
  expect(to).toBe(operator)
  expect(subject).toBe(`Demande de mise en relation, devis ${number}`)
  const { estimate, pdfTotal } = priceOf({
    service: 'chauffe-eau',
    urgency: 'urgent',
    address: await coordinatesOf(page, 'arcachon'),
  })
  for (const fact of [
    'Merci de me mettre en relation avec un plombier',
    `Devis ${number} du`,
    'Nom : Élodie d’Artagnan',
    'Téléphone : 06 12 34 56 78',
    'E-mail : elodie@example.fr',
    'Adresse : Arcachon (33120)',
    'Service : Dépannage de chauffe-eau',
    'Urgence : Urgent (24h)',
    estimate,
    pdfTotal,
  ]) {
    expect(body).toContain(fact)
  }
})

test('a contact message is addressed to the operator, with the sender’s e-mail address', async ({
  page,
}) => {
  await page.goto('/')
  const contact = page.getByRole('region', { name: 'Contact' })
  await contact.getByLabel('Nom').fill('Élodie d’Artagnan')
  await contact.getByLabel('E-mail').fill('elodie@example.fr')
  await contact.getByLabel('Message').fill('Bonjour, couvrez-vous Arcachon ?')
  const mails = await collectMails(page)
  await contact.getByRole('button', { name: 'Ouvrir dans ma messagerie' }).click()
  const message = {
    to: operator,
    subject: 'Message de Élodie d’Artagnan – Plombier 2 Minutes',
    body: 'Bonjour, couvrez-vous Arcachon ?\n\nÉlodie d’Artagnan\nelodie@example.fr',
  }
  await expect.poll(() => mails.map(mailOf)).toEqual([message])
  await expect(contact.getByRole('status')).toContainText(`Écrivez à ${operator}.`)
})

function mailOf(link: string) {
  const { protocol, pathname, searchParams } = new URL(link)
  expect(protocol).toBe('mailto:')
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body')?.replaceAll('\r\n', '\n'),
  }
}

import { expect, test } from '@playwright/test'
import { collectMails, readMail } from '../support/e2e/mails.ts'

const operator = 'contact@example.com'

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
  await expect.poll(() => mails.map(readMail)).toEqual([message])
  await expect(contact.getByRole('status')).toContainText(`Écrivez à ${operator}.`)
})

import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { fillIn, openCalculator, submit } from './calculator.ts'
import { pdfPages } from './pdf-text.ts'

const downloadButton = (page: Page) =>
  page.getByRole('button', { name: 'Télécharger le devis PDF' })

async function openResult(page: Page, name?: string) {
  await openCalculator(page)
  await fillIn(page)
  if (name) await page.getByLabel('Nom complet').fill(name)
  await submit(page)
  await expect(page.getByText('Devis calculé !')).toBeVisible()
}

async function download(page: Page) {
  const downloading = page.waitForEvent('download')
  await downloadButton(page).click()
  return downloading
}

/** The names of the assets that are asked for, without their hashes. */
function watchAssets(page: Page) {
  const assets: string[] = []
  page.context().on('request', (request) => {
    const [, name] = request.url().match(/\/assets\/(.+)-[\w-]{8}\.\w+$/) ?? []
    if (name) assets.push(name)
  })
  return assets
}

test('the document is made in a worker, after the result and not before', async ({ page }) => {
  await openCalculator(page)
  await fillIn(page)
  expect(page.workers()).toHaveLength(0)
  const worker = page.waitForEvent('worker')
  await submit(page)
  expect((await worker).url()).toContain('quote-file.worker')
})

test('a second quote is made by the same worker', async ({ page }) => {
  await openResult(page)
  const first = await download(page)
  await page.getByRole('button', { name: 'Modifier ma demande' }).click()
  await page.getByLabel('Nom complet').fill('Łukasz Żółć')
  await submit(page)
  const second = await download(page)

  expect(page.workers()).toHaveLength(1)
  expect(first.suggestedFilename()).toContain('-elodie-d-artagnan-')
  expect(second.suggestedFilename()).toContain('-lukasz-zolc-')
  expect((await pdfPages(await readFile(await second.path())))[0]).toContain('Łukasz Żółć')
})

test('a French name needs the small fonts alone', async ({ page }) => {
  const assets = watchAssets(page)
  await openResult(page)
  await download(page)
  expect(assets.filter((name) => /inter|bricolage-bold|ascii/i.test(name)).sort()).toEqual([
    'bricolage-bold-latin',
    'inter-regular-latin',
    'inter-semibold-latin',
  ])
})

test('another script brings the full fonts and its transliteration', async ({ page }) => {
  const assets = watchAssets(page)
  await openResult(page, '王 Łukasz')
  const file = await download(page)
  expect((await pdfPages(await readFile(await file.path())))[0]).toContain(
    'Wang Łukasz (nom translittéré)',
  )
  expect(assets).toEqual(expect.arrayContaining(['Inter_400Regular', 'any-ascii']))
  expect(assets).not.toContain('inter-regular-latin')
})

test('a double click makes one file', async ({ page }) => {
  await openResult(page)
  await download(page)
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await downloadButton(page).dblclick()
  await download(page)
  await expect.poll(() => files.length).toBe(2)
})

test('the button says that the document is being made', async ({ page }) => {
  let letAnswer = () => {}
  const answer = new Promise<void>((resolve) => {
    letAnswer = resolve
  })
  await page.route(/\.ttf$/, async (route) => {
    await answer
    await route.continue()
  })
  await openResult(page)
  const downloading = page.waitForEvent('download')
  await downloadButton(page).click()
  await expect(page.getByRole('button', { name: 'Préparation du PDF…' })).toBeDisabled()
  letAnswer()
  await downloading
  await expect(downloadButton(page)).toBeEnabled()
})

for (const [part, pattern] of [
  ['worker', /quote-file\.worker/],
  ['font', /\.ttf$/],
] as const) {
  test(`without its ${part} there is an error, and the button works again`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await openResult(page)
    await downloadButton(page).click()
    await expect(
      page.getByText('Impossible de télécharger le PDF. Veuillez réessayer.'),
    ).toBeVisible()
    expect(logged.join()).toContain('PDF impossible')

    await page.unroute(pattern)
    await download(page)
    await expect(page.getByText('PDF téléchargé !')).toBeVisible()
  })
}

test.describe('Envoyer par email', () => {
  const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer par email' })

  /** Stands in for a device: what it shares is kept in `window.shared`. */
  async function stubShare(page: Page, { outcome }: { readonly outcome: 'shared' | 'closed' }) {
    await page.addInitScript((outcome) => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      navigator.canShare = (data) => data?.files?.[0]?.type === 'application/pdf'
      navigator.share = async (data) => {
        if (data) shared.push(data)
        if (outcome === 'closed') throw new DOMException('Closed', 'AbortError')
      }
    }, outcome)
  }

  function sharedFiles(page: Page) {
    return page.evaluate(async () => {
      const { shared } = window as unknown as { shared: ShareData[] }
      return Promise.all(
        shared.flatMap(({ files }) =>
          (files ?? []).map(async (file) => ({
            name: file.name,
            start: (await file.text()).slice(0, 5),
          })),
        ),
      )
    })
  }

  /** The link that would open the mail program; the test's browser has none. */
  async function mailLink(page: Page) {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    return new Promise<string>((resolve) => {
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
    })
  }

  test('opens the share sheet with the document where files can be shared', async ({ page }) => {
    await stubShare(page, { outcome: 'shared' })
    await openResult(page)
    await sendButton(page).click()
    await expect
      .poll(() => sharedFiles(page), { timeout: 20_000 })
      .toEqual([{ name: expect.stringMatching(/^devis-bordeaux-.+\.pdf$/), start: '%PDF-' }])
    await expect(page.getByText(/envoyé !|a été envoyé/)).toHaveCount(0)
  })

  test('leaves a visitor alone who closes the share sheet', async ({ page }) => {
    await stubShare(page, { outcome: 'closed' })
    await openResult(page)
    const links: string[] = []
    page.on('request', (request) => links.push(request.url()))
    await sendButton(page).click()
    await expect.poll(() => sharedFiles(page), { timeout: 20_000 }).toHaveLength(1)
    await expect(page.getByRole('alert').getByText('Erreur')).toHaveCount(0)
    expect(links.filter((link) => link.startsWith('mailto:'))).toEqual([])
  })

  test('opens the mail program with the facts and both totals elsewhere', async ({ page }) => {
    await openResult(page)
    const link = mailLink(page)
    await sendButton(page).click()
    const body = new URL(await link).searchParams.get('body')
    expect(body).toContain('Estimation affichée : 144 € TTC')
    expect(body).toContain('Total du document PDF, TVA de 20 % ajoutée : 172,80 € TTC')
    expect(body).toContain('Fuite sous l’évier de la cuisine.')
  })
})

test('Copier puts the facts and both totals on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openResult(page)
  await page.getByRole('button', { name: 'Copier' }).click()
  await expect(page.getByText('Devis copié')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const text = copied.replace(/\p{Zs}/gu, ' ')
  expect(text).toContain('Estimation affichée : 144 € TTC')
  expect(text).toContain('Total du document PDF, TVA de 20 % ajoutée : 172,80 € TTC')
  expect(text).toContain('Client : Élodie d’Artagnan, 06 12 34 56 78')
})

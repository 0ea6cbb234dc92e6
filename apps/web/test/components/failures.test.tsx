import { findCity } from '@plombier/quote-engine'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FailurePage } from '../../src/site/failure-page.tsx'
import { fillInContact } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { pickAddress } from '../support/components/pick-address.ts'

let log: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A site with a header and two pages, one of which throws until `mend` is called. */
function brokenSite() {
  let isBroken = true
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <header>En-tête</header>
        <Outlet />
      </>
    ),
  })
  const broken = createRoute({
    getParentRoute: () => rootRoute,
    path: '/en-panne',
    component: () => {
      if (isBroken) throw new Error('broken on purpose')
      return <p>Réparée</p>
    },
  })
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => <p>Accueil du site</p>,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([home, broken]),
    history: createMemoryHistory({ initialEntries: ['/en-panne'] }),
    defaultErrorComponent: FailurePage,
  })
  const mend = () => {
    isBroken = false
  }
  return { site: <RouterProvider router={router as never} />, mend }
}

test('a page that breaks says so under the site’s header, and is logged', async () => {
  const { site } = brokenSite()
  await render(site)
  await expect.element(page.getByText(/^Une erreur est survenue/)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByText('En-tête')).toBeVisible()
  expect(document.title).toBe('Cette page ne s’affiche pas | Plombier 2 Minutes')
  expect(log).toHaveBeenCalledWith(
    'Page en panne',
    expect.objectContaining({ message: 'broken on purpose' }),
  )
})

test('a page that breaks can be tried again', async () => {
  const { site, mend } = brokenSite()
  await render(site)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText(/^Une erreur est survenue/)).toBeVisible()
  mend()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText('Réparée')).toBeVisible()
})

test('a page that breaks leads back home', async () => {
  const { site } = brokenSite()
  await render(site)
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect.element(page.getByText('Accueil du site')).toBeVisible()
})

test('after an error, Réessayer brings the filled-in form back', async () => {
  await openSite('/plombier-bordeaux?service=fuite')
  await fillInContact()
  await pickAddress({ label: 'Bordeaux', coordinates: findCity('bordeaux').center })
  // What React is about to remove is gone.
  page.getByText('Adresse confirmée').element().closest('p')?.parentElement?.remove()
  await userEvent.type(page.getByLabelText('Adresse d’intervention'), '!')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  for (const [label, value] of [
    ['Nom complet', 'Élodie'],
    ['Téléphone', '06 12 34 56 78'],
    ['Adresse d’intervention', 'Bordeaux!'],
    ['Type de service', 'Réparation de fuite'],
  ] as const) {
    await expect.element(page.getByLabelText(label)).toHaveValue(value)
  }
})

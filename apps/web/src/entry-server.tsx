import { cities } from '@plombier/quote-engine'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRouter } from './router.ts'
import { brand } from './site/brand.ts'
import { robots, sitemap } from './site/sitemap.ts'

export { unsetSettings } from './site/brand.ts'

const indexed = [
  { path: '/', file: 'index.html' },
  { path: '/mentions-legales', file: 'mentions-legales.html' },
  ...cities.map(({ slug }) => ({ path: `/plombier-${slug}`, file: `plombier-${slug}.html` })),
]

/** Every page of the site, and the file that a static host serves for it. */
export const pages = [...indexed, { path: '/404', file: '404.html' }]

/** What search engines read beside the pages; nothing where the site's address is not known. */
export const crawlerFiles = brand.url
  ? [
      {
        file: 'sitemap.xml',
        content: sitemap(
          brand.url,
          indexed.map(({ path }) => path),
        ),
      },
      { file: 'robots.txt', content: robots(brand.url) },
    ]
  : []

/** The page as HTML: what belongs at the end of its head, and its root element. */
export async function render(path: string): Promise<{ head: string; body: string }> {
  const router = createRouter()
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    // Would put an inline script into every page, which the content security policy forbids.
    scrollRestoration: false,
    origin: 'http://localhost',
  })
  await router.load()
  // A whole document, as React only moves titles and meta elements into a head that it renders.
  const html = renderToString(
    <html lang="fr">
      <head />
      <body>
        <div id="app" data-prerendered="">
          <StrictMode>
            <RouterProvider router={router} />
          </StrictMode>
        </div>
      </body>
    </html>,
  )
  const [, head, body] = html.match(/<head>(.*)<\/head><body>(.*)<\/body>/s) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path} did not render`)
  return { head, body }
}

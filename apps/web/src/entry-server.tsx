import { cities } from '@plombier/quote-engine'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { cityPath } from './city-chooser/city-path.ts'
import { createRouter } from './router.ts'
import { brand } from './settings.ts'

export { brand }

/** Matches no route, so that it renders the 404 page. */
const NOT_FOUND = '/404'

const pagePaths = Object.keys(createRouter().routesByPath).flatMap((path) =>
  path.includes('$citySlug') ? cities.map(cityPath) : path,
)

/** The path of every page that becomes an HTML file. */
export const paths: readonly string[] = [...pagePaths, NOT_FOUND]

/** Files for search engines; none if the site's origin is not set. */
export const crawlerFiles = brand.url
  ? [
      { file: 'sitemap.xml', content: sitemap(brand.url) },
      {
        file: 'robots.txt',
        content: `User-agent: *\nAllow: /\n\nSitemap: ${brand.url}/sitemap.xml\n`,
      },
    ]
  : []

/** Renders a page to HTML: the end of its head, and its body. Throws if either is missing. */
export async function render(path: string): Promise<{ head: string; body: string }> {
  const router = createRouter()
  router.update({
    ...router.options,
    // Would add an inline script to every page, which the content security policy forbids.
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    origin: 'http://localhost',
  })
  await router.load()
  // Including `html`: React moves titles and meta elements only into a head that it renders.
  const { prelude } = await prerender(
    <html lang="fr">
      <head>
        {/* A site behind a password needs the credentials, which browsers leave out here by default. */}
        <link rel="manifest" href="/manifest.json" crossOrigin="use-credentials" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        {/* The page's own path, for entry-client.ts. */}
        <div id="app" data-path={path === NOT_FOUND ? undefined : path}>
          <RouterProvider router={router} />
        </div>
      </body>
    </html>,
    // By default React streams large sections later, with inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const [, head, body] = html.match(/<head>(.*)<\/head><body>(.*)<\/body>/s) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path} did not render`)
  // React moves titles and meta elements into the head, but no structured data.
  const [jsonLd = ''] = body.match(/<script type="application\/ld\+json">.*?<\/script>/s) ?? []
  return { head: head + jsonLd, body: body.replace(jsonLd, '') }
}

/** The list of pages for search engines, as XML. */
function sitemap(origin: string) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pagePaths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('')}</urlset>
`
}

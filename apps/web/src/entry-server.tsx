import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { pages } from './pages.ts'
import { createRouter } from './router.ts'
import { brand } from './site/brand.ts'
import { noticeId } from './site/load-chunk.ts'
import type { PageHead } from './site/metadata/page-meta.tsx'
import { robots, sitemap } from './site/metadata/sitemap.ts'
import { homeScreenIcons, touchIcon, webManifest } from './site/metadata/web-manifest.ts'
import { MissingChunkNotice } from './site/missing-chunk-notice.tsx'

const MANIFEST = '/manifest.json'

/** A page to render. The 404 page has only a path, since search engines do not list it. */
interface PrerenderedPage extends Partial<PageHead> {
  readonly path: string
}

/** Matches no route, so that it renders the 404 page. */
const NOT_FOUND = '/404'

/** Every page that becomes an HTML file. */
export const prerenderedPages: readonly PrerenderedPage[] = [...pages, { path: NOT_FOUND }]

/** Files for search engines; none if the site's origin is not set. */
export const crawlerFiles = brand.url
  ? [
      {
        file: 'sitemap.xml',
        content: sitemap(
          brand.url,
          pages.map(({ path }) => path),
        ),
      },
      { file: 'robots.txt', content: robots(brand.url) },
    ]
  : []

/** The preview images of all pages; none if the site's origin is not set. */
export const previewImages = brand.url ? new Set(pages.map(({ previewImage }) => previewImage)) : []

/** What a phone needs to put the site on its home screen. */
export const homeScreen = {
  manifest: { path: MANIFEST, content: webManifest() },
  icons: [...homeScreenIcons, touchIcon],
}

/** Renders a page to HTML: the end of its head, and its body. Throws if either is missing. */
export async function render({
  path,
  jsonLd = [],
}: PrerenderedPage): Promise<{ head: string; body: string }> {
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
        <link rel="manifest" href={MANIFEST} />
        <link rel="apple-touch-icon" href={touchIcon.path} />
        {jsonLd.map((data) => (
          <script key={data['@type']} type="application/ld+json">
            {JSON.stringify(data).replaceAll('<', '\\u003c')}
          </script>
        ))}
      </head>
      <body>
        {/* The page's own path, for `entry-client.ts`. */}
        <div id="app" data-path={path === NOT_FOUND ? undefined : path}>
          <StrictMode>
            <RouterProvider router={router} />
          </StrictMode>
        </div>
        <div role="alert">
          <div id={noticeId} hidden>
            <MissingChunkNotice floats />
          </div>
        </div>
      </body>
    </html>,
    // By default React streams large sections later, with inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const [, head, body] = html.match(/<head>(.*)<\/head><body>(.*)<\/body>/s) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path} did not render`)
  return { head, body }
}

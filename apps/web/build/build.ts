import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, resolveConfig } from 'vite'
import { compressFiles } from '../hosting/compress.ts'
import { headersFile } from '../hosting/headers-file.ts'

// Builds the site in two steps: the browser's code, then one HTML file per page, rendered from the
// same components. Argument: the Vite mode, `production` by default.
const mode = process.argv[2] ?? 'production'
const { root, build: options, env } = await resolveConfig({ mode }, 'build', mode, 'production')
const siteDir = join(root, options.outDir)
const rendererDir = join(root, 'node_modules/.prerender')

await build({ mode })
await build({
  mode,
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx', outDir: rendererDir, emptyOutDir: true },
})

const { crawlerFiles, pages, render, unsetSettings }: typeof import('../src/entry-server.tsx') =
  await import(pathToFileURL(join(rendererDir, 'entry-server.js')).href)
const template = await readFile(join(siteDir, 'index.html'), 'utf8')
for (const page of pages) {
  const { head, body } = await render(page)
  const html = template
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="app"></div>', () => body)
  await mkdir(dirname(join(siteDir, page.file)), { recursive: true })
  await writeFile(join(siteDir, page.file), html)
}
for (const { file, content } of crawlerFiles) await writeFile(join(siteDir, file), content)
await rm(rendererDir, { recursive: true })
await writeFile(
  join(siteDir, '_headers'),
  headersFile(
    env['VITE_GEOCODER_URL'],
    pages.map(({ path }) => path),
  ),
)
await compressFiles(siteDir)
console.info(`${pages.length} pages rendered`)
if (unsetSettings.length > 0) {
  console.warn(`Not set, and left out of the site: ${unsetSettings.join(', ')}`)
}

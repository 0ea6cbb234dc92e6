import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, resolveConfig } from 'vite'
import { writeBuildInfo } from '../deploy/build-info.ts'
import { compressFiles } from '../deploy/compress.ts'
import { headersFile } from '../deploy/headers-file.ts'
import { geocoderUrl, unsetSettings } from '../settings.ts'
import { drawIcon, drawLinkPicture } from './pictures.ts'

// Builds the site in two steps: the browser's code, then one HTML file per page, rendered from the
// same components. Arguments: the Vite mode, `production` by default, and a folder other than the
// mode's own.
const [mode = 'production', outDir] = process.argv.slice(2)
const config: InlineConfig = { mode, ...(outDir && { build: { outDir, emptyOutDir: true } }) }
const { root, build: options, env } = await resolveConfig(config, 'build', mode, 'production')
const addressService = geocoderUrl(env)
const siteDir = resolve(root, options.outDir)
const rendererDir = await mkdtemp(join(root, 'node_modules/.prerender-'))

await build(config)
await build({
  mode,
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx', outDir: rendererDir, emptyOutDir: true },
})

const {
  crawlerFiles,
  homeScreen,
  linkPictures,
  pages,
  render,
}: typeof import('../src/entry-server.tsx') = await import(
  pathToFileURL(join(rendererDir, 'entry-server.js')).href
)
const template = await readFile(join(siteDir, 'index.html'), 'utf8')
for (const page of pages) {
  const { head, body } = await render(page)
  const html = template
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="app"></div>', () => body)
  await write(page.file, html)
}
for (const { file, content } of crawlerFiles) await write(file, content)
await write(homeScreen.manifest.path, homeScreen.manifest.content)
for (const { path, size, purpose } of homeScreen.icons) await write(path, drawIcon(size, purpose))
for (const picture of linkPictures) await write(picture.path, drawLinkPicture(picture))
await rm(rendererDir, { recursive: true })
await write(
  '_headers',
  headersFile(
    addressService,
    pages.map(({ path }) => path),
  ),
)
// Most of a build's time, and no visitor gets the one for the journeys of the settings.
if (mode !== 'settings') await compressFiles(siteDir)
// After the compression: it is not for visitors.
writeBuildInfo(siteDir, { addressService })
console.info(`${pages.length} pages rendered`)
const unset = unsetSettings(env)
if (unset.length > 0) console.warn(`Not set, and left out of the site: ${unset.join(', ')}`)

async function write(file: string, content: string | Uint8Array) {
  const path = join(siteDir, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

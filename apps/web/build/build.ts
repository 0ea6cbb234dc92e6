import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { mock } from 'node:test'
import { pathToFileURL } from 'node:url'
import { publicService } from '@plombier/geo-client'
import { build, type InlineConfig, resolveConfig } from 'vite'
import { compressFiles } from '../deploy/compress.ts'
import { writeHostFiles } from '../deploy/configuration.ts'
import { unsetSettings, wrongSettings } from './check-settings.ts'
import { drawHomeScreenIcon } from './home-screen-icon.ts'
import { drawPreviewImage } from './preview-image.ts'

type Renderer = typeof import('../src/entry-server.tsx')

// Builds the site in two steps: the browser's code, then one HTML file per page, rendered from the
// same components. Arguments: the Vite mode (default: `production`) and the output folder (default:
// the mode's own).
const [mode = 'production', outDir] = process.argv.slice(2)
// The prices are those of this day, by default today: https://reproducible-builds.org/docs/source-date-epoch/
const seconds = process.env['SOURCE_DATE_EPOCH']
if (seconds) mock.timers.enable({ apis: ['Date'], now: Number(seconds) * 1000 })
const config: InlineConfig = { mode, ...(outDir && { build: { outDir, emptyOutDir: true } }) }
const { root, build: options, env } = await resolveConfig(config, 'build', mode, 'production')
const wrong = wrongSettings(env)
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
const addressService = env['VITE_GEOCODER_URL'] || publicService
const siteDir = resolve(root, options.outDir)

await build(config)
await withRenderer(writePages)
// The best quality takes ten seconds, and makes files a tenth smaller than one that takes 0.2 seconds.
await compressFiles(siteDir, mode === 'production' ? 11 : 5)
writeHostFiles(siteDir, { addressService, origin: env['VITE_SITE_URL'] })
const unset = unsetSettings(env)
if (mode === 'production' && unset.length > 0) {
  console.warn(
    `Not set, and so left out of the pages (DEPLOYING.md says why not to): ${unset.join(', ')}`,
  )
}

/**
 * Builds the code that renders the pages, and removes it only after `use`: a page loads its chunks
 * while it is rendered.
 */
async function withRenderer(use: (renderer: Renderer) => Promise<void>) {
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'))
  try {
    await build({
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true },
    })
    await use(await import(pathToFileURL(join(outDir, 'entry-server.js')).href))
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** Writes the HTML files, and the files for search engines, social sites and home screens. */
async function writePages({ paths, crawlerFiles, homeScreen, previewImages, render }: Renderer) {
  const template = await readFile(join(siteDir, 'index.html'), 'utf8')
  for (const path of paths) {
    // The file that a static host serves for the path.
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const { head, body } = await render(path)
    const withHead = replaceIn(template, '</head>', `${head}</head>`)
    await write(file, replaceIn(withHead, '<div id="app"></div>', body))
  }
  for (const { file, content } of crawlerFiles) await write(file, content)
  await write(homeScreen.manifest.path, homeScreen.manifest.content)
  for (const { path, size, purpose } of homeScreen.icons) {
    await write(path, drawHomeScreenIcon(size, purpose))
  }
  for (const image of previewImages) await write(image.path, drawPreviewImage(image))
  console.info(`${paths.length} pages rendered`)
}

function replaceIn(html: string, slot: string, content: string) {
  if (!html.includes(slot)) throw new Error(`The built index.html has no ${slot}`)
  // A function, because `$` is special in a replacement string.
  return html.replace(slot, () => content)
}

async function write(file: string, content: string | Uint8Array) {
  const path = join(siteDir, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

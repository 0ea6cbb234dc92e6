import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { publicService } from '@plombier/geo-client'
import { build, type InlineConfig, resolveConfig } from 'vite'
import { unsetSettings, wrongSettings } from './check-settings.ts'

type Renderer = typeof import('../src/entry-server.tsx')

// Builds the site in two steps: the browser's code, then one HTML file per page, rendered from the
// same components. Arguments: the Vite mode (default: `production`) and the output folder (default:
// the mode's own).
const [mode = 'production', outDir] = process.argv.slice(2)
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
await addLicences()
await compressFiles()
await copyHostFiles()
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
      build: { ssr: 'src/entry-server.tsx', outDir },
    })
    await use(await import(pathToFileURL(join(outDir, 'entry-server.js')).href))
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** Writes the HTML files, the files for search engines, and the site's name into the web app manifest. */
async function writePages({ brand, paths, crawlerFiles, render }: Renderer) {
  const template = await readFile(join(siteDir, 'index.html'), 'utf8')
  for (const path of paths) {
    // The file that a static host serves for the path.
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const { head, body } = await render(path)
    const withHead = replaceIn(template, '</head>', `${head}</head>`)
    await write(file, replaceIn(withHead, '<div id="app"></div>', body))
  }
  for (const { file, content } of crawlerFiles) await write(file, content)
  const manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8'))
  // Phones cut a short name after twelve letters.
  const short_name = brand.name.split(' ')[0]?.slice(0, 12)
  await write('manifest.json', JSON.stringify({ ...manifest, name: brand.name, short_name }))
  console.info(`${paths.length} pages rendered`)
}

/** Completes the licences that Vite writes: it knows only the packages in the code of the pages. */
async function addLicences() {
  const file = 'licences.txt'
  const texts = [await readFile(join(siteDir, file), 'utf8')]
  for (const [title, source] of [
    ['This website', '../../LICENSE'],
    ['Lucide icons', 'src/ui/icons/LICENSE'],
    ['Bricolage Grotesque and Inter, fonts', 'src/pages/quote/pdf/fonts/OFL.txt'],
    ['pdfmake, and the packages in its file', 'build/pdfmake-licences.txt'],
  ] as const) {
    texts.push(`\n## ${title}\n\n${await readFile(join(root, source), 'utf8')}`)
  }
  // The byte order mark tells browsers the encoding where the host does not.
  await write(file, `\uFEFF${texts.join('')}`)
}

/** Writes a brotli and a gzip version beside the files of the site. */
async function compressFiles() {
  // The best quality takes ten seconds, and makes files a tenth smaller than one that takes 0.2 seconds.
  const params = { [constants.BROTLI_PARAM_QUALITY]: mode === 'production' ? 11 : 5 }
  const names = await readdir(siteDir, { recursive: true })
  const texts = names.filter((name) => /\.(?:css|html|js|json|svg|ttf|txt|xml)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const content = await readFile(join(siteDir, name))
      await write(`${name}.br`, await promisify(brotliCompress)(content, { params }))
      await write(`${name}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Copies the configurations of the hosts, which name the national address service. */
async function copyHostFiles() {
  const sources = addressService.startsWith('/') ? "'self'" : new URL(addressService).origin
  for (const file of ['nginx.conf', '.htaccess', '_headers']) {
    await copyFile(join(root, 'deploy', file), join(siteDir, file))
    const text = await readFile(join(siteDir, file), 'utf8')
    if (text.includes(sources)) continue
    console.warn(`deploy/${file} does not allow ${sources}: add it behind connect-src.`)
  }
}

function replaceIn(html: string, slot: string, content: string) {
  if (!html.includes(slot)) throw new Error(`The built index.html has no ${slot}`)
  // A function, because `$` is special in a replacement string.
  return html.replace(slot, () => content)
}

function write(file: string, content: string | Buffer) {
  return writeFile(join(siteDir, file), content)
}

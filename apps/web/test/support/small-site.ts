import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compressFiles } from '../../deploy/compress.ts'
import { BUILD_INFO_FILE } from '../../deploy/site-answers.ts'

const files = [
  ...['index.html', '404.html', 'plombier-lyon.html', 'mentions-legales.html'],
  ...['manifest.json', 'robots.txt', 'icon-192.png', 'apercus/accueil.png'],
  ...['assets/a.js', 'assets/a.css', 'assets/a.svg', 'assets/a.ttf', 'assets/a.woff2'],
]

/** Stands for a build, which takes longer: writes a site with a file of each kind, and how to remove it. */
export async function writeSmallSite(buildInfo: object) {
  const site = mkdtempSync(join(tmpdir(), 'plombier-site-'))
  for (const file of files) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    // Longer than what hosts may send as it is.
    writeFileSync(join(site, file), `${file}: Oops! Page not found. `.repeat(50))
  }
  await compressFiles(site, 5)
  writeFileSync(join(site, BUILD_INFO_FILE), JSON.stringify(buildInfo))
  return { site, remove: () => rmSync(site, { recursive: true }) }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressFiles } from '../../deploy/compress.ts'
import { writeHostFiles } from '../../deploy/configuration.ts'

const files =
  'index.html 404.html plombier-lyon.html mentions-legales.html verifier.html robots.txt apercus/accueil.png assets/a.js assets/a.css assets/a.ttf assets/a.woff2'

/** Stands for a build, which takes longer: writes a site with a file of each kind, and how to remove it. */
export async function writeSmallSite(buildInfo: object) {
  const site = mkdtempSync(join(tmpdir(), 'plombier-site-'))
  for (const folder of ['apercus', 'assets']) mkdirSync(join(site, folder))
  for (const file of files.split(' ')) {
    // Longer than what hosts may send as it is.
    writeFileSync(join(site, file), `${file}: a text. `.repeat(200))
  }
  await compressFiles(site, 5)
  writeHostFiles(site, buildInfo)
  return { site, remove: () => rmSync(site, { recursive: true }) }
}

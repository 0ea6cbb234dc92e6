import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressible = /\.(?:html|js|css|svg|ttf|txt|xml|json)$/

/** Writes a brotli and a gzip version beside every file of the site that compression makes smaller. */
export async function compressFiles(siteDir: string): Promise<void> {
  const names = await readdir(siteDir, { recursive: true })
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(siteDir, name)
        const content = await readFile(path)
        await Promise.all([
          writeFile(`${path}.br`, await promisify(brotliCompress)(content)),
          writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
        ])
      }),
  )
}

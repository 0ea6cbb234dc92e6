import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes a brotli and a gzip version beside the files of the site. Quality is brotli's, 0 to 11. */
export async function compressFiles(siteDir: string, quality: number): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const names = await readdir(siteDir, { recursive: true })
  await Promise.all(
    names
      .filter((name) => /\.(?:css|html|js|json|svg|ttf|txt|xml)$/.test(name))
      .map(async (name) => {
        const path = join(siteDir, name)
        const content = await readFile(path)
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
      }),
  )
}

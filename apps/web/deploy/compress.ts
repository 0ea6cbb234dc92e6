import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESSED_FILES } from './site-answers.ts'

/** Writes a brotli and a gzip version beside the files of the site. Quality is brotli's, 0 to 11. */
export async function compressFiles(siteDir: string, quality: number): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const names = await readdir(siteDir, { recursive: true })
  await Promise.all(
    names
      .filter((name) => new RegExp(COMPRESSED_FILES).test(name))
      .map(async (name) => {
        const path = join(siteDir, name)
        const content = await readFile(path)
        await Promise.all([
          writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params })),
          writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
        ])
      }),
  )
}

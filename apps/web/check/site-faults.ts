import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { BUILD_INFO_FILE, readBuildInfo } from '../deploy/build-info.ts'
import { HASHED_FILES } from '../deploy/cache-control.ts'
import { addressServiceFaults } from './address-service-faults.ts'
import { type Fault, gatherFaults, type SiteFault } from './fault.ts'
import { cacheFaults, compressionFaults, securityHeaderFaults } from './header-faults.ts'
import { pageFaults } from './page-faults.ts'
import { reasonOf, request } from './request.ts'

const AT_A_TIME = 4

interface Site {
  /** Where to ask: an origin. */
  readonly url: string
  /** Origin of the published site, if `url` is another way to it. */
  readonly site: string
  /** Folder of the build that should be served there. */
  readonly buildDir: string
}

/**
 * Compares what is served with the built folder: one request for each of its files, one for the
 * address service, two for paths that do not exist, and first one to see whether anything answers.
 * Throws if the folder holds no built site.
 */
export async function siteFaults({ url, site, buildDir }: Site): Promise<SiteFault[]> {
  const { addressService } = readBuildInfo(buildDir)
  const notFound = await readFile(join(buildDir, '404.html'))
  const files = readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(buildDir, sep).length))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .filter((file) => !['_headers', '404.html', BUILD_INFO_FILE].includes(file))

  const reason = await whyUnreachable(url)
  if (reason) return gatherFaults([{ where: url, fault: noAnswer(reason) }])

  const checks = [
    ...files.map((file) => ({ where: pathOf(file), find: () => fileFaults(file) })),
    ...['/no-such-page', `${HASHED_FILES}no-such-file.js`].map((path) => ({
      where: path,
      find: () => unknownPathFaults(path),
    })),
    { where: addressService, find: () => addressServiceFaults(addressService, url, site) },
  ]
  const found: { where: string; fault: Fault }[][] = []
  // All loops share one iterator: each takes the next check when it has done its last.
  const queue = checks.entries()
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (const [index, { where, find }] of queue) {
        const faults = await find().catch((error) => [noAnswer(reasonOf(error))])
        found[index] = faults.map((fault) => ({ where, fault }))
      }
    }),
  )
  return gatherFaults(found.flat())

  async function fileFaults(file: string): Promise<Fault[]> {
    const path = pathOf(file)
    const isPage = file.endsWith('.html')
    const isHashed = path.startsWith(HASHED_FILES)
    const { status, headers, body } = await ask(path)
    if (status >= 300 && status < 400) return [redirected(status)]
    if (status !== 200) return [{ what: `answers HTTP ${status}`, remedy: servePlainly }]
    const built = await readFile(join(buildDir, file))
    const isCompressible = isPage || (isHashed && existsSync(join(buildDir, `${file}.br`)))
    return [
      ...securityHeaderFaults(headers, addressService),
      ...(isPage || isHashed ? cacheFaults(headers, path) : []),
      ...(isCompressible ? compressionFaults(headers) : []),
      ...(isPage
        ? pageFaults(body.toString(), built.toString(), new URL(path, site))
        : otherFile(body, built)),
    ]
  }

  async function unknownPathFaults(path: string): Promise<Fault[]> {
    const { status, headers, body } = await ask(path)
    const faults = securityHeaderFaults(headers, addressService)
    if (status !== 404) {
      faults.push({
        what: `does not exist, but answers HTTP ${status}`,
        remedy: 'Let unknown paths answer 404: no page stands in for them',
      })
    } else if (!body.equals(notFound)) {
      faults.push({
        what: 'answers 404 without the page for that',
        remedy: 'Let the host answer with 404.html (nginx: error_page)',
      })
    }
    return faults
  }

  async function ask(path: string) {
    const response = await request(new URL(path, url))
    const { status, headers } = response
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  }
}

const servePlainly =
  'Copy the whole built folder to the host, and let /plombier-lyon answer with plombier-lyon.html'

/** The path at which a static host serves a file of the built folder. */
function pathOf(file: string) {
  const path = `/${file.split(sep).join('/')}`
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '')
}

async function whyUnreachable(url: string): Promise<string | undefined> {
  try {
    await (await request(new URL(url))).body?.cancel()
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

function noAnswer(reason: string): Fault {
  return { what: `does not answer: ${reason}`, remedy: 'Check the address, the host and its TLS' }
}

function redirected(status: number): Fault {
  return {
    what: `redirects (HTTP ${status})`,
    remedy: `${servePlainly}, and check the address that the site is published at`,
  }
}

function otherFile(body: Buffer, built: Buffer): Fault[] {
  return body.equals(built)
    ? []
    : [
        {
          what: 'is not the file that was built',
          remedy: 'Copy the built folder to the host again, and empty its cache',
        },
      ]
}

import { fileURLToPath } from 'node:url'

export interface Host {
  platform: NodeJS.Platform
  isRoot: boolean
  /** Content of /etc/os-release, empty where there is none. */
  osRelease: string
}

const playwright = [
  process.execPath,
  fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json'))),
]

const aptGet = ['apt-get', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

/** Commands that bring a Chromium, to be run in turn until one is there. */
export function installCommands({ platform, isRoot, osRelease }: Host): string[][] {
  const isLinuxRoot = platform === 'linux' && isRoot
  // Debian's package comes first as it brings the system libraries too; Ubuntu's is a stub for snap.
  const hasPackage = isLinuxRoot && /^ID=debian$/m.test(osRelease)
  return [
    ...(hasPackage
      ? [
          [...aptGet, 'update'],
          ...['chromium-headless-shell', 'chromium'].map((name) => [
            ...aptGet,
            'install',
            '-y',
            '--no-install-recommends',
            name,
          ]),
        ]
      : []),
    [...playwright, 'install', '--no-shell', 'chromium'],
    ...(isLinuxRoot ? [[...playwright, 'install-deps', 'chromium']] : []),
  ]
}

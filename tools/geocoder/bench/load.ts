import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

// As many requests as the public service allows one client, on the loopback interface only.
const requestsPerSecond = 50
const seconds = 20

const typed = [
  'lyon',
  'saint',
  '12 rue de la république',
  'place bellecour lyon',
  '33000',
  'le havr',
  'zzzzqqqqxxxx',
  'Париж',
  '東京都千代田区',
  'lyon 🚰',
  "a'; DROP TABLE communes; --",
  '',
  'a',
  '?!,;:',
  'lyon\0',
  'abcdef '.repeat(43),
  'a'.repeat(60),
]

const paths = typed
  .map((q) => `/search/?${new URLSearchParams({ q, limit: '5' })}`)
  .flatMap((path) => [path, `${path}&lat=45.7578&lon=4.832`])
  .concat('/reverse/?lat=45.7578&lon=4.832', '/reverse/?lat=95&lon=4', '/reverse/?lat=45')

const server = spawn(process.execPath, ['src/cli.ts'], {
  cwd: new URL('..', import.meta.url),
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line] = await once(server.stdout, 'data')
const baseUrl = String(line).match(/http:\S+/)?.[0]

const durationsMs: number[] = []
const statuses = new Map<number | string, number>()
const requests: Promise<void>[] = []
const start = performance.now()
for (let count = 0; count < requestsPerSecond * seconds; count++) {
  await sleep(Math.max(0, start + (count * 1000) / requestsPerSecond - performance.now()))
  requests.push(request(paths[count % paths.length] ?? ''))
}
await Promise.all(requests)
const elapsedMs = performance.now() - start
const survived = server.exitCode === null
server.kill()

async function request(path: string) {
  const sentAt = performance.now()
  const outcome = await fetch(`${baseUrl}${path}`).then(
    async (response) => {
      await response.text()
      return response.status
    },
    () => 'no answer',
  )
  durationsMs.push(performance.now() - sentAt)
  statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
}

durationsMs.sort((a, b) => a - b)
const quantile = (share: number) =>
  `${(durationsMs[Math.floor(share * (durationsMs.length - 1))] ?? 0).toFixed(1)} ms`
const rate = ((durationsMs.length * 1000) / elapsedMs).toFixed(1)
const tally = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
process.stdout.write(
  `${durationsMs.length} requests at ${rate} a second: ${tally}. Median ${quantile(0.5)}, 99 % under ${quantile(0.99)}, longest ${quantile(1)}. The server ${survived ? 'runs on' : 'went down'}.\n`,
)
process.exitCode = survived && !statuses.has('no answer') ? 0 : 1

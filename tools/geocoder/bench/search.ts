import { loadCommunes } from '../src/communes.ts'
import { createGeocoder } from '../src/geocoder.ts'

const start = performance.now()
const { search, reverse } = createGeocoder()
const readyMs = performance.now() - start

const communes = loadCommunes()
const typed = communes.flatMap(({ name, postcodes }) => [
  name,
  `12 rue de la République ${postcodes[0]} ${name}`,
])
// Far from most of them.
const near = { latitude: 48.3905, longitude: -4.486 }

report(
  'searches',
  typed.map((text) => () => search(text, 5)),
)
report(
  'searches near a place',
  typed.map((text) => () => search(text, 5, near)),
)
report(
  'reverse searches',
  communes.map((commune) => () => reverse(commune, 1)),
)

process.stdout.write(`Ready in ${figure(readyMs)}.\n`)

function report(what: string, tasks: (() => unknown)[]) {
  const durationsMs = tasks.map(duration).sort((a, b) => a - b)
  const quantile = (share: number) =>
    figure(durationsMs[Math.floor(share * (durationsMs.length - 1))])
  process.stdout.write(
    `${tasks.length} ${what}: median ${quantile(0.5)}, 99 % under ${quantile(0.99)}, longest ${quantile(1)}.\n`,
  )
}

function duration(task: () => unknown): number {
  const start = performance.now()
  task()
  return performance.now() - start
}

function figure(ms = 0) {
  return `${ms.toFixed(1)} ms`
}

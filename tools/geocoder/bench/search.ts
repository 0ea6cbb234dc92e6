import { loadCommunes } from '../src/communes.ts'
import { createGeocoder } from '../src/geocoder.ts'

const start = performance.now()
const search = createGeocoder()
const readyMs = performance.now() - start

const durationsMs = loadCommunes()
  .flatMap(({ name, postcodes }) => [name, `12 rue de la République ${postcodes[0]} ${name}`])
  .map((typed) => {
    const start = performance.now()
    search(typed, 5)
    return performance.now() - start
  })
  .sort((a, b) => a - b)

const figure = (ms = 0) => `${ms.toFixed(1)} ms`
const quantile = (share: number) =>
  figure(durationsMs[Math.floor(share * (durationsMs.length - 1))])

process.stdout.write(
  `Ready in ${figure(readyMs)}. ${durationsMs.length} searches: median ${quantile(0.5)}, 99 % under ${quantile(0.99)}, longest ${quantile(1)}.\n`,
)

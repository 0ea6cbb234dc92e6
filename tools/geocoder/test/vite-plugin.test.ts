import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { geocoder } from '../src/vite-plugin.ts'

// The journeys run on the preview server.
test("Vite's dev server answers searches at /geocodage, and its own pages beside them", async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: `${import.meta.dirname}/..`,
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
    plugins: [geocoder()],
  })
  await server.listen()
  const base = server.resolvedUrls?.local[0]
  const answer = await fetch(`${base}geocodage/search/?q=place+kleber&limit=5`)
  expect(await answer.text()).toContain('Place Kléber 67000 Strasbourg')
  expect(await (await fetch(`${base}package.json`)).text()).toContain('"name"')
  await server.close()
})

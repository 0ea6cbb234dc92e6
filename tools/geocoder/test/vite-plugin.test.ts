import { fileURLToPath } from 'node:url'
import { createServer, type InlineConfig, preview } from 'vite'
import { expect, test } from 'vitest'
import { geocoder } from '../src/vite-plugin.ts'

const config: InlineConfig = {
  configFile: false,
  logLevel: 'silent',
  root: fileURLToPath(new URL('..', import.meta.url)),
  optimizeDeps: { noDiscovery: true },
  server: { port: 0, ws: false, watch: null },
  preview: { port: 0 },
  // Preview wants a folder of built files, any folder.
  build: { outDir: 'src' },
  plugins: [geocoder()],
}

test("Vite's dev server answers searches at /geocodage, and its own pages beside them", async () => {
  const server = await createServer(config)
  await server.listen()
  const base = server.resolvedUrls?.local[0]
  expect(await firstLabel(base)).toBe('Place Kléber 67000 Strasbourg')
  expect(await (await fetch(`${base}package.json`)).text()).toContain('"name"')
  await server.close()
})

test("Vite's preview server answers searches at /geocodage", async () => {
  const server = await preview(config)
  expect(await firstLabel(server.resolvedUrls?.local[0])).toBe('Place Kléber 67000 Strasbourg')
  await server.close()
})

async function firstLabel(base: string | undefined): Promise<unknown> {
  const answer = await fetch(`${base}geocodage/search/?q=place+kleber&limit=5`)
  const { features } = await answer.json()
  return features[0].properties.label
}

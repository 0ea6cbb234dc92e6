import { join } from 'node:path'
import { preview } from 'vite'

// Serves a build, with the embedded address server if it is the demonstration. Argument: the Vite mode
// (default: `demo`). With PORT=0 at any free port.
const [mode = 'demo'] = process.argv.slice(2)
const port = Number(process.env['PORT'] ?? 4173)
try {
  const root = join(import.meta.dirname, '..')
  const { resolvedUrls } = await preview({ root, mode, preview: { port, strictPort: true } })
  console.info(`Plombier 2 Minutes: ${resolvedUrls?.local[0]?.replace(/\/$/, '')}`)
} catch (error) {
  // A port that is taken, or none, or a website that has not been built.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

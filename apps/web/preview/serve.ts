import { join } from 'node:path'
import { preview } from 'vite'

// Serves a build, with the embedded address server if it is the demonstration. Argument: the Vite mode
// (default: `demo`). With PORT=0 at any free port.
const [mode = 'demo'] = process.argv.slice(2)
const port = Number(process.env['PORT'] ?? 4173)
try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`)
  }
  const { resolvedUrls } = await preview({
    root: join(import.meta.dirname, '..'),
    mode,
    preview: { port, strictPort: true, host: 'localhost' },
  })
  const [url = ''] = resolvedUrls?.local ?? []
  console.info(`Plombier 2 Minutes: ${url.replace(/\/$/, '')}`)
} catch (error) {
  const taken = error instanceof Error && /already in use|EADDRINUSE/.test(error.message)
  console.error(
    taken
      ? `Port ${port} is taken: stop what runs there, or choose another one with PORT.`
      : error instanceof Error
        ? error.message
        : error,
  )
  process.exitCode = 1
}

import { join } from 'node:path'
import { preview } from 'vite'

// Serves a build, with the embedded address server if it is the demonstration. Argument: the Vite mode
// (default: `demo`). With PORT=0 at any free port.
const [mode = 'demo'] = process.argv.slice(2)
const port = Number(process.env['PORT'] ?? 4173)
try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT doit être un nombre de 0 à 65535, pas « ${process.env['PORT']} ».`)
  }
  const { resolvedUrls } = await preview({
    root: join(import.meta.dirname, '..'),
    mode,
    preview: { port, strictPort: true, host: 'localhost' },
  })
  const [url = ''] = resolvedUrls?.local ?? []
  // The first search builds the address server's index, which takes half a second.
  if (mode === 'demo') await fetch(`${url}geocodage/search/?q=paris`)
  console.info(`Plombier 2 Minutes : ${url.replace(/\/$/, '')}`)
} catch (error) {
  const taken = error instanceof Error && /already in use|EADDRINUSE/.test(error.message)
  console.error(
    taken
      ? `Le port ${port} est déjà pris : choisissez-en un autre, par exemple PORT=${port + 1}.`
      : error instanceof Error
        ? error.message
        : error,
  )
  process.exitCode = 1
}

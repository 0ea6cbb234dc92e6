import { join } from 'node:path'
import { preview } from 'vite'

// Serves a build, with the embedded address server if it is the demonstration. Argument: the Vite mode
// (default: `demo`).
const [mode = 'demo'] = process.argv.slice(2)
const port = Number(process.env['PORT'] ?? 4173)
try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT doit être un nombre de 1 à 65535, pas « ${process.env['PORT']} ».`)
  }
  await preview({
    root: join(import.meta.dirname, '..'),
    mode,
    preview: { port, strictPort: true, host: 'localhost' },
  })
  console.info(`Plombier 2 Minutes : http://localhost:${port}`)
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

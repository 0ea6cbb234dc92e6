import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Runs `check:site` with these arguments. */
export async function checkSite(...args: readonly string[]) {
  const cwd = join(import.meta.dirname, '../..')
  const command = spawn(process.execPath, ['check/check-site.ts', ...args], { cwd })
  const [output, errors, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ])
  return { status, errors, output, lines: output.trim().split('\n') }
}

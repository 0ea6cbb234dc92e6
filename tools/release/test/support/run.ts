import { exec } from 'node:child_process'

/** Runs a command line in a folder, for 2 minutes at most. Returns what it prints, or fails with that. */
export function run(folder: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    exec(command, { cwd: folder, timeout: 120_000 }, (error, stdout) =>
      error ? reject(new Error(`${error.message}\n${stdout}`)) : resolve(stdout),
    )
  })
}

import { execFile } from 'node:child_process'

/** Runs a program in a folder, for 2 minutes at most. Returns what it prints, or fails with that. */
export function run(
  folder: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 100_000_000,
    timeout: 120_000,
  }
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      error ? reject(new Error(`${error.message}\n${stdout}${stderr}`)) : resolve(stdout),
    )
  })
}

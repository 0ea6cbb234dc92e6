import { execFile } from 'node:child_process'
import { inject } from 'vitest'

/** Runs a program in the consumer's folder and gives what it printed. */
export function run(program: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd: inject('consumer') }, (error, stdout, stderr) =>
      error ? reject(new Error(`${error.message}\n${stdout}${stderr}`)) : resolve(stdout),
    )
  })
}

/** Compiles files of the consumer's folder as a strict project would. */
export function compile(resolution: 'node16' | 'bundler', ...files: string[]): Promise<string> {
  const module = resolution === 'node16' ? 'node16' : 'preserve'
  const options = `--noEmit --strict --target es2022 --lib es2022,dom --module ${module} --moduleResolution ${resolution}`
  return run('tsc', ...options.split(' '), ...files)
}

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const PATIENCE_MS = 5000

/** A port that cannot be checked: it does not run, does not answer, or says what is no answer. */
export class PortFailure extends Error {}

/** A running command that answers calls of the engine. */
export interface Port {
  /** Rejects with the `code` of the error that the port answers. */
  call(name: string, ...args: readonly unknown[]): Promise<unknown>
  /** Rejects with a `PortFailure` as soon as there is one, and never resolves. */
  readonly failure: Promise<never>
  stop(): void
}

/** Why a port gives no result. */
class PortError extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The port refused it with ${code}`)
    this.code = code
  }
}

interface Call {
  readonly line: string
  readonly resolve: (result: unknown) => void
  readonly reject: (error: PortError) => void
  readonly timeout: NodeJS.Timeout
}

/** Starts a command that reads calls from its standard input and writes answers to its output, each a line of JSON. */
export function startPort(command: string, args: readonly string[]): Port {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const calls = new Map<unknown, Call>()
  let lastId = 0

  let fail: (reason: string) => void = () => {}
  const failure = new Promise<never>((_, reject) => {
    fail = (reason) => reject(new PortFailure(reason))
  })
  child.on('error', ({ message }) => fail(`could not be run: ${message}`))
  child.on('close', (status, signal) => {
    const [pending] = calls.values()
    fail(
      `ended early, with ${signal ?? `status ${status}`}${pending ? `, at ${pending.line}` : ''}`,
    )
  })
  // Writing to a port that has ended fails here too.
  child.stdin.on('error', () => {})
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = parseAnswer(line)
    const call = answer && calls.get(answer.id)
    if (!call) return fail(`said what is no answer: ${JSON.stringify(line.slice(0, 200))}`)
    calls.delete(answer.id)
    clearTimeout(call.timeout)
    if (answer.error) call.reject(new PortError(answer.error.code))
    else call.resolve(answer.result)
  })

  return {
    failure,
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        lastId += 1
        const line = toJson({ id: lastId, call: name, arguments: args })
        const timeout = setTimeout(
          () =>
            fail(`did not answer for ${PATIENCE_MS / 1000} s (does it flush its output?): ${line}`),
          PATIENCE_MS,
        ).unref()
        calls.set(lastId, { line, resolve, reject, timeout })
        child.stdin.write(`${line}\n`)
      }),
    stop() {
      child.kill()
      // Whatever the command has started may live on, and must not keep this process.
      child.stdin.destroy()
      child.stdout.destroy()
    },
  }
}

/** What JSON cannot say, such as NaN or a missing value, becomes `null`. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part === undefined || typeof part === 'bigint' ? null : part,
  )
}

interface PortAnswer {
  readonly id: unknown
  readonly result?: unknown
  readonly error?: { readonly code: string } | null
}

function parseAnswer(line: string): PortAnswer | undefined {
  try {
    const answer = JSON.parse(line)
    const isAnswer = answer.error ? typeof answer.error.code === 'string' : 'result' in answer
    return isAnswer ? answer : undefined
  } catch {
    return undefined
  }
}

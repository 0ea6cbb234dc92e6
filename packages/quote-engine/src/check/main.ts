import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import * as completeEngine from '../index.ts'
import { type InvariantOptions, invariants } from '../invariants.ts'
import { parseTariff } from '../parse-tariff.ts'
import type { Tariff } from '../tariff.ts'
import { checkVectors } from './check-vectors.ts'
import { type Port, PortFailure, startPort } from './port.ts'
import { portEngine } from './port-engine.ts'

const USAGE = `quote-engine-check [--runs N] [--seed N] [--tariff file.json] -- command [argument …]

Checks an engine in another language: starts the command, and speaks with it in lines of JSON, as
the README of @plombier/quote-engine says. First come all vectors, then all invariants.

  --runs N             inputs for each invariant (1000)
  --seed N             replays a run
  --tariff file.json   the tariff that the invariants price by, in place of the current one

Exit status: 0 all hold, 1 some do not, 2 the command could not be checked.`

/** Runs the command, and gives its exit status. */
export async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      tariff: { type: 'string' },
    },
  })
  if (values.help) {
    console.info(USAGE)
    return 0
  }
  const [command, ...args] = positionals
  if (!command) throw new Error(`which command?\n\n${USAGE}`)
  const numRuns = wholeNumber('--runs', values.runs, 1)
  const seed = wholeNumber('--seed', values.seed, 0)
  const options = values.tariff ? { tariff: readTariff(values.tariff) } : {}

  const port = startPort(command, args)
  try {
    const allHold = await Promise.race([check(port, options, { numRuns, seed }), port.failure])
    if (allHold) return 0
    const tariff = values.tariff ? ` --tariff ${values.tariff}` : ''
    console.info(
      `To replay: quote-engine-check --runs ${numRuns} --seed ${seed}${tariff} -- ${positionals.map(quoted).join(' ')}`,
    )
    return 1
  } catch (error) {
    if (error instanceof PortFailure) throw new Error(`${positionals.join(' ')} ${error.message}`)
    throw error
  } finally {
    progress('')
    port.stop()
  }
}

/** Prints what does not hold. */
async function check(
  port: Port,
  options: InvariantOptions,
  parameters: { readonly numRuns: number; readonly seed: number },
): Promise<boolean> {
  const engine = await portEngine(port)
  const given = invariants(engine, options)
  if (given.length === 0) throw new PortFailure('knows none of the functions')
  progress('vectors')
  const vectors = await checkVectors(engine)
  const failures = vectors
    .filter(({ failures }) => failures.length > 0)
    .map(
      ({ title, count, failures }) =>
        `${title}: ${failures.length} of ${count} do not hold. The first: ${failures[0]}`,
    )

  const all = invariants(completeEngine).map(({ title }) => title)
  for (const { number, title, property } of given) {
    progress(`${number}/${all.length}`)
    const { failed, counterexample, errorInstance } = await fc.check(property, parameters)
    if (!failed) continue
    const { message } = errorInstance as Error
    failures.push(`${title} Smallest counterexample: ${fc.stringify(counterexample)}. ${message}`)
  }

  progress('')
  for (const failure of failures) console.info(`✗ ${failure.replaceAll('\n', ' ')}`)
  const titles = new Set(given.map(({ title }) => title))
  const leftOut = all.filter((title) => !titles.has(title))
  for (const title of leftOut) console.info(`- left out: ${title}`)
  console.info(
    `${vectors.length} kinds of vectors and ${given.length} invariants: ${failures.length === 0 ? 'all hold' : `${failures.length} do not hold`}. ${leftOut.length} invariants left out.`,
  )
  return failures.length === 0
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (text.trim() && Number.isSafeInteger(number) && number >= least) return number
  throw new Error(`${option} takes a whole number from ${least} up, not ${text}`)
}

function readTariff(file: string): Tariff<string> {
  try {
    return parseTariff(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

/** For a shell. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** A line that the next one takes the place of, for people. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`)
}

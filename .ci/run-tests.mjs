import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'

// Runs scripts of the root, adds up the reports of all test runners, says why each failed test failed, and names
// each failed script. The last line is `N passed, N failed`. Arguments: names of scripts.
const reports = () => globSync('{packages,apps,tools}/*/reports/*.json')
for (const path of reports()) rmSync(path)

const started = Date.now()
// The pnpm that runs this file is on the path.
const failedCommands = process.argv
  .slice(2)
  .filter((name) => spawnSync(`pnpm run ${name}`, { shell: true, stdio: 'inherit' }).status !== 0)

// A skipped test has not passed.
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]
const playwright = ({ suites }) =>
  suites.flatMap(specsOf).map(({ file, line, title, ok, tests }) => ({
    title: `${file}:${line} ${title}`,
    hasPassed: ok && tests.every(({ status }) => status === 'expected'),
    messages: tests.flatMap(({ results }) =>
      results.flatMap(({ errors, attachments }) => [
        ...errors.map(({ message }) => message),
        ...attachments.map(({ name, path }) => `${name}: ${path}`),
      ]),
    ),
  }))
const vitest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      hasPassed: status === 'passed',
      messages: failureMessages,
    })),
  )

const tests = reports().flatMap((path) => {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return path.includes('playwright') ? playwright(report) : vitest(report)
})
const failed = tests.filter(({ hasPassed }) => !hasPassed)
for (const { title, messages } of failed) console.info([`failed: ${title}`, ...messages].join('\n'))
for (const command of failedCommands) console.info(`failed: npx -y pnpm@12 run ${command}`)
// Without a failed test it was lint, types, a build or a missing package.
const others = failed.length === 0 ? failedCommands.length : 0
console.info(`${Math.round((Date.now() - started) / 1000)} s`)
console.info(`${tests.length - failed.length} passed, ${failed.length + others} failed`)
process.exitCode = failedCommands.length > 0 ? 1 : 0

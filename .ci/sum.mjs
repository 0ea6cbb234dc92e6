import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

// Runs commands of the root and adds up the reports of all test runners. Says of each failed test why and
// where its trace is, then which tests took longest; the last line is `N passed, N failed`.
// Arguments: names of scripts.
const folders = ['packages', 'apps', 'tools'].flatMap((folder) =>
  readdirSync(folder).map((name) => join(folder, name, 'reports')),
)
for (const folder of folders) rmSync(folder, { recursive: true, force: true })

const started = Date.now()
let commandFailed = false
for (const command of process.argv.slice(2)) {
  const { status } = spawnSync(`npx -y pnpm@12 run ${command}`, { shell: true, stdio: 'inherit' })
  commandFailed ||= status !== 0
}

let passed = 0
let failed = 0
const tests = []
const reports = folders.filter(existsSync).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
)
for (const path of reports) {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const counts = path.includes('playwright') ? playwright(report) : vitest(report)
  console.info(`${path}: ${counts.passed} passed, ${counts.failed} failed`)
  for (const title of counts.titles) {
    const lines = title.split('\n').filter((line) => !line.includes('node_modules'))
    console.info(`  failed: ${lines.join('\n    ')}`)
  }
  tests.push(...counts.tests)
  passed += counts.passed
  failed += counts.failed
}
if (commandFailed && failed === 0) {
  console.info('No test failed, but a command did: lint, types, build or a runner itself.')
  failed = 1
}
if (passed === 0) failed = Math.max(failed, 1)
const slowest = tests.sort((one, other) => other.seconds - one.seconds).slice(0, 5)
console.info(`${Math.round((Date.now() - started) / 1000)} s in all; the slowest tests:`)
for (const { seconds, title } of slowest) console.info(`  ${seconds.toFixed(1)} s: ${title}`)
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

// A skipped test has not passed. A file that did not load has no tests to count, but fails.
function vitest({ numTotalTests, numPassedTests, success, testResults }) {
  const failed = numTotalTests - numPassedTests
  const results = testResults.flatMap((file) => file.assertionResults)
  const tests = results.map(({ fullName, duration = 0 }) => ({
    title: fullName,
    seconds: duration / 1000,
  }))
  const titles = results
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n'))
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1), titles, tests }
}

function playwright({ stats, errors, suites }) {
  const failed = stats.unexpected + stats.flaky + stats.skipped
  const all = suites.flatMap(specs)
  const titles = all
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map((spec) => [`${spec.file}:${spec.line} ${spec.title}`, ...details(spec)].join('\n'))
  return {
    passed: stats.expected,
    failed: errors.length > 0 ? Math.max(failed, 1) : failed,
    titles,
    tests: all.map(({ title, tests }) => ({
      title,
      seconds: Math.max(...tests[0].results.map(({ duration }) => duration)) / 1000,
    })),
  }
}

// The errors of a failed journey, its trace and its screenshot.
function details({ tests }) {
  return tests
    .flatMap(({ results }) => results)
    .flatMap(({ errors, attachments }) => [
      ...errors.map(({ message }) => message),
      ...attachments
        .filter(({ name }) => name === 'trace' || name === 'screenshot')
        .map(({ name, path }) => `${name}: ${relative('', path)}`),
    ])
}

function specs({ suites = [], specs: own }) {
  return [...own, ...suites.flatMap(specs)]
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

// Adds up the reports of all test runners, says of each failed test why and where its trace is, and
// prints `N passed, N failed` as the last line.
// Argument: 0 if every test command succeeded.
const commandFailed = process.argv[2] !== '0'
let passed = 0
let failed = 0

const packages = ['packages', 'apps', 'tools'].flatMap((folder) =>
  readdirSync(folder).map((name) => join(folder, name, 'reports')),
)
const reports = packages.filter(existsSync).flatMap((folder) =>
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
  passed += counts.passed
  failed += counts.failed
}
if (commandFailed && failed === 0) {
  console.info('No test failed, but a command did: lint, types, build or a runner itself.')
  failed = 1
}
if (passed === 0) failed = Math.max(failed, 1)
console.info(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

// A skipped test has not passed. A file that did not load has no tests to count, but fails.
function vitest({ numTotalTests, numPassedTests, success, testResults }) {
  const failed = numTotalTests - numPassedTests
  const titles = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n'))
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1), titles }
}

function playwright({ stats, errors, suites }) {
  const failed = stats.unexpected + stats.flaky + stats.skipped
  const titles = suites
    .flatMap(specs)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map((spec) => [`${spec.file}:${spec.line} ${spec.title}`, ...details(spec)].join('\n'))
  return {
    passed: stats.expected,
    failed: errors.length > 0 ? Math.max(failed, 1) : failed,
    titles,
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

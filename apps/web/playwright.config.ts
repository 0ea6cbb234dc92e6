import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from 'ensure-chromium'

const port = Number(process.env['E2E_PORT'] ?? 4273)
const demonstration = `http://localhost:${port}`
const withSettings = `http://localhost:${port + 1}`

const isCi = Boolean(process.env['CI'])

// For the journeys with settings: the workers inherit it.
process.env['SETTINGS_URL'] = withSettings

// The journeys run against served builds, not against the development server.
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'reports/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // On a busy machine the default of five seconds is too short.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: launchOptions(),
    baseURL: demonstration,
    // Pictures and DOM snapshots make the journeys a quarter slower: CI records them, since nobody can
    // look again there. Elsewhere `--trace on` does.
    trace: { mode: 'retain-on-failure', screenshots: isCi, snapshots: isCi },
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: 'node build/serve.ts',
      env: { PORT: String(port) },
      // The first search builds the address server's index, which takes too long within a journey.
      url: `${demonstration}/geocodage/search/?q=paris`,
      stdout: 'ignore',
    },
    {
      command: 'node build/serve.ts settings',
      env: { PORT: String(port + 1) },
      url: withSettings,
      stdout: 'ignore',
    },
  ],
})

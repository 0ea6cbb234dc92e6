import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from 'ensure'

const isCi = Boolean(process.env['CI'])

// The journeys run against served builds, not against the development server.
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'reports/e2e',
  fullyParallel: true,
  // By default half of the cores: journeys are the last and longest part of the test command.
  workers: '100%',
  forbidOnly: true,
  timeout: 60_000,
  // On a busy machine the default of five seconds is too short.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: await launchOptions(),
    baseURL: process.env['DEMONSTRATION_URL'],
    // Without it, a press on what is not there waits for the end of its test, and says nothing.
    actionTimeout: 15_000,
    // Traces make the journeys slower: CI records them, since nobody can look again there. Elsewhere
    // `--trace on` does.
    trace: isCi ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // Each at a free port, which it prints.
  webServer: [
    {
      command: 'node preview/serve.ts',
      env: { PORT: '0' },
      wait: { stdout: /(?<demonstration_url>http:\S+)/ },
    },
    {
      command: 'node preview/serve.ts settings',
      env: { PORT: '0' },
      wait: { stdout: /(?<settings_url>http:\S+)/ },
    },
  ],
})

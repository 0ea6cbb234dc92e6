import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from 'ensure'
import { defineConfig } from 'vitest/config'

// Tests set what they need: settings in a developer's environment would change texts that they expect.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('VITE_')) delete process.env[name]
}

export default defineConfig({
  test: {
    projects: [
      {
        // On a busy machine, property tests of the PDF take more than the default of five seconds.
        test: {
          name: 'unit',
          setupFiles: ['test/support/setup.ts'],
          include: ['test/unit/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['test/deploy/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['test/browsers/*.test.ts'],
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: './vite.config.ts',
        // Finds all dependencies before the first test, in every run: one that is found later would
        // reload the page in the middle of a test.
        optimizeDeps: {
          force: true,
          entries: ['src/pages/**/*.{tsx,worker.ts}', 'test/components/*.tsx'],
        },
        test: {
          name: 'components',
          env: { VITE_GEOCODER_URL: '/geocodage' },
          setupFiles: ['test/support/setup.ts'],
          include: ['test/components/*.test.tsx'],
          restoreMocks: true,
          unstubGlobals: true,
          // On a busy machine the default of a second is too short.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              // Without it, what fails waits for the end of its test.
              actionTimeout: 15_000,
              contextOptions: { locale: 'fr-FR' },
              launchOptions: await launchOptions(),
            }),
          },
        },
      },
    ],
  },
})

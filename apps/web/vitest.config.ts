import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from 'ensure-chromium'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The screen reader of the tests computes the name of an element that is already removed:
    // https://github.com/eps1lon/dom-accessibility-api/issues/1026
    onUnhandledError: ({ message }) => message !== 'root.getElementById is not a function',
    projects: [
      {
        // Property tests of the document take more than the default of five seconds on a busy machine.
        test: {
          name: 'unit',
          include: ['test/unit/*.test.ts'],
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
          // nginx writes its log with a delay.
          expect: { poll: { timeout: 15_000 } },
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
        // Dependencies are looked for before the first test, in every run: one that is found later
        // reloads the page in the middle of a test.
        optimizeDeps: {
          force: true,
          entries: ['src/features/**/*.{tsx,worker.ts}', 'test/components/*.tsx'],
        },
        test: {
          name: 'components',
          env: { VITE_GEOCODER_URL: '/geocodage' },
          include: ['test/components/*.test.tsx'],
          restoreMocks: true,
          unstubGlobals: true,
          // A busy machine takes more than the default of a second.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              contextOptions: { locale: 'fr-FR' },
              launchOptions: launchOptions(),
            }),
          },
        },
      },
    ],
  },
})

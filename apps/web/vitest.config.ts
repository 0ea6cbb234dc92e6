import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from 'ensure-chromium'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The screen reader of the tests asks a removed element for its name:
    // https://github.com/eps1lon/dom-accessibility-api/issues/1026
    onUnhandledError: ({ message }) => message !== 'root.getElementById is not a function',
    projects: [
      {
        // A busy machine takes more than the default of five seconds for a property of a document.
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
          // nginx writes its log when it has the time.
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
        // Found before the first test, anew each time: one that turns up later reloads the page under
        // a test.
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

import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The examples for a page lie outside this folder, and run with its React.
  resolve: { dedupe: ['react'] },
  server: { fs: { strict: false } },
  test: { include: ['test/*.test.ts'], globalSetup: 'test/support/setup.ts', testTimeout: 60_000 },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { globalSetup: 'test/install.ts', testTimeout: 60_000 },
})

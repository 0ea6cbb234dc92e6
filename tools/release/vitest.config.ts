import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['test/*.test.ts'], globalSetup: 'test/setup.ts', testTimeout: 60_000 },
})

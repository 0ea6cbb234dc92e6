import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['test/*.test.ts'], globalSetup: 'test/support/setup.ts', testTimeout: 180_000 },
})

#!/usr/bin/env node
try {
  // Only here, as it fails where fast-check is not installed.
  const { main } = await import('./main.ts')
  process.exitCode = await main()
} catch (error) {
  console.error(`quote-engine-check: ${(error as Error).message}`)
  process.exitCode = 2
}

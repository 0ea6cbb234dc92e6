import { env } from 'node:process'
import * as fc from 'fast-check'
import { test } from 'vitest'
import * as engine from '../src/index.ts'
import { invariants } from '../src/properties/index.ts'

// More inputs: PROPERTY_RUNS=100000 pnpm --filter @plombier/quote-engine test:properties
const numRuns = Number(env['PROPERTY_RUNS'] ?? 1000)

test.each(invariants(engine))('$title', ({ property }) => fc.assert(property, { numRuns }))

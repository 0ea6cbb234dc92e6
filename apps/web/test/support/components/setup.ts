import { vi } from 'vitest'

// Before the first page is loaded, which looks up its prices once. This day everywhere west of Fiji.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T11:30:12.345Z') })

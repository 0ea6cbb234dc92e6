import { beforeEach, vi } from 'vitest'

// The day of all tests, in almost any time zone, so that the dates in expected texts are always the same.
const now = new Date('2026-11-22T11:30:12.345Z')

// Also before a page is loaded, which looks up its prices once.
vi.setSystemTime(now)
beforeEach(() => void vi.setSystemTime(now))

import { vi } from 'vitest'

// A price list that is published later changes nothing.
vi.setSystemTime('2026-11-22T09:30:12.345Z')
// A quote's link has the origin of its page, which Node has none of.
vi.stubGlobal('location', new URL('https://www.example.org/plombier-bordeaux'))

import { expect, test } from 'vitest'
import { drawHomeScreenIcon } from '../../build/home-screen-icon.ts'
import { pngSize } from '../support/png-size.ts'

test.each(['any', 'maskable'] as const)(
  'a home screen icon (%s) has the size asked for',
  (purpose) => {
    expect(pngSize(drawHomeScreenIcon(192, purpose))).toEqual({ width: 192, height: 192 })
  },
)

import { expect, test } from 'vitest'
import { drawHomeScreenIcon } from '../../build/home-screen-icon.ts'
import { pngRows, pngSize } from '../support/png.ts'

test.each(['any', 'maskable'] as const)(
  'a home screen icon (%s) has the size asked for',
  (purpose) => {
    expect(pngSize(drawHomeScreenIcon(192, purpose))).toEqual({ width: 192, height: 192 })
  },
)

test('a maskable icon has nothing outside the central 80 %, which every phone shows', () => {
  const size = 192
  const rows = pngRows(drawHomeScreenIcon(size, 'maskable'))
  const redOf = (row: Buffer | undefined, x: number) => row?.[4 * x] ?? 0
  const ground = redOf(rows[0], 0)
  const radii = rows.flatMap((row, y) =>
    Array.from({ length: size }, (_, x) => x)
      // The mark's own ground is of the same colour, but for a shade at its soft edges.
      .filter((x) => Math.abs(redOf(row, x) - ground) > 20)
      .map((x) => Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)),
  )
  expect(radii.length).toBeGreaterThan(0)
  // https://www.w3.org/TR/appmanifest/#icon-masks
  expect(Math.max(...radii)).toBeLessThan(0.4 * size)
})

import { expect, test } from 'vitest'
import { dark, darkContrast, light, lightContrast, onDeep } from '../../src/design/palette.ts'

/** What stands on what, of a palette and of its deep ground. */
const texts = [
  ...['ink', 'inkQuiet', 'action', 'info', 'success', 'danger'].flatMap((text) => [
    [text, 'paper'],
    [text, 'surface'],
  ]),
  ...['ink', 'inkQuiet', 'info'].map((text) => [text, 'infoSoft']),
  ...['ink', 'danger'].map((text) => [text, 'dangerSoft']),
  ...['action', 'actionStrong'].map((ground) => ['onAction', ground]),
]
const deepTexts = [
  ...['info', 'onDeep', 'onDeepQuiet'].map((text) => [text, 'deep']),
  ...['action', 'actionStrong'].map((ground) => ['onAction', ground]),
]
const edges = ['control', 'action', 'info'].flatMap((edge) => [
  [edge, 'paper'],
  [edge, 'surface'],
])

test.each([
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['light, with more contrast', lightContrast, 7],
  ['dark, with more contrast', darkContrast, 7],
])(
  'every text of the %s palette is read on its grounds, and every edge is seen',
  (_, palette, least) => {
    const weakest = (pairs: string[][], colors: object) =>
      Math.min(...pairs.map((pair) => contrast(...pair.map((name) => Reflect.get(colors, name)))))
    expect(weakest(texts, palette)).toBeGreaterThanOrEqual(least)
    expect(weakest(deepTexts, { ...palette, ...onDeep })).toBeGreaterThanOrEqual(least)
    expect(weakest(edges, palette)).toBeGreaterThanOrEqual(3)
  },
)

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(...colors: string[]) {
  const luminances = colors.map((color) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

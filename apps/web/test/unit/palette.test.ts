import { expect, test } from 'vitest'
import { dark, darkContrast, light, lightContrast, onDeep } from '../../src/design/palette.ts'

type Palette = typeof light

const texts: (keyof Palette)[] = ['ink', 'inkQuiet', 'action', 'info', 'success', 'danger']
const grounds: (keyof Palette)[] = ['paper', 'surface']

/** What stands on what, of one palette and on its deep ground. */
function pairs(palette: Palette) {
  const deep = { ...palette, ...onDeep }
  const { ink, inkQuiet, info, infoSoft, danger, dangerSoft, onAction, action, actionStrong } =
    palette
  return {
    texts: [
      ...texts.flatMap((text) => grounds.map((ground) => [palette[text], palette[ground]])),
      ...[ink, inkQuiet, info].map((text) => [text, infoSoft]),
      ...[ink, danger].map((text) => [text, dangerSoft]),
      ...[action, actionStrong].map((ground) => [onAction, ground]),
      ...[deep.action, deep.actionStrong].map((ground) => [deep.onAction, ground]),
      ...[deep.info, deep.onDeep, deep.onDeepQuiet].map((text) => [text, deep.deep]),
      [deep.deep, deep.onDeep],
    ],
    edges: [
      ...[palette.control, action, info].flatMap((edge) =>
        grounds.map((ground) => [edge, palette[ground]]),
      ),
      [deep.action, deep.deep],
      [deep.onDeepQuiet, deep.deep],
    ],
  }
}

test.each([
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['light, with more contrast', lightContrast, 7],
  ['dark, with more contrast', darkContrast, 7],
])(
  'every text of the %s palette is read on its grounds, and every edge is seen',
  (_, palette, least) => {
    const { texts, edges } = pairs(palette)
    const weak = [
      ...texts.map((pair) => [...pair, least]),
      ...edges.map((pair) => [...pair, 3]),
    ].filter(([text, ground, least]) => contrast(`${text}`, `${ground}`) < Number(least))
    expect(weak).toEqual([])
  },
)

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(...colors: [string, string]) {
  const luminances = colors.map(luminance)
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import { expect, test } from 'vitest'
import { dark, darkContrast, light, lightContrast, onInverse } from '../../src/design/palette.ts'
import { contrast as contrastOf, luminance } from '../support/contrast.ts'

type Palette = typeof light

const texts: (keyof Palette)[] = ['ink', 'inkQuiet', 'action', 'info', 'success', 'danger']
const grounds: (keyof Palette)[] = ['paper', 'surface']

/** What stands on what, of one palette and on its inverse ground. */
function pairs(palette: Palette) {
  const inverse = { ...palette, ...onInverse }
  const { ink, inkQuiet, info, infoSoft, danger, dangerSoft, onAction, action, actionStrong } =
    palette
  return {
    texts: [
      ...texts.flatMap((text) => grounds.map((ground) => [palette[text], palette[ground]])),
      ...[ink, inkQuiet, info].map((text) => [text, infoSoft]),
      ...[ink, danger].map((text) => [text, dangerSoft]),
      ...[action, actionStrong].map((ground) => [onAction, ground]),
      ...[inverse.action, inverse.actionStrong].map((ground) => [inverse.onAction, ground]),
      ...[inverse.info, inverse.onInverse, inverse.onInverseQuiet].map((text) => [
        text,
        inverse.inverse,
      ]),
      [inverse.inverse, inverse.onInverse],
    ],
    edges: [
      ...[palette.control, action, info].flatMap((edge) =>
        grounds.map((ground) => [edge, palette[ground]]),
      ),
      [inverse.action, inverse.inverse],
      [inverse.onInverseQuiet, inverse.inverse],
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

function contrast(...colors: [string, string]) {
  const [one = 0, other = 0] = colors.map(luminanceOf)
  return contrastOf(one, other)
}

function luminanceOf(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  )
  return luminance(red, green, blue)
}

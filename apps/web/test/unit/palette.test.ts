import { expect, test } from 'vitest'
import { dark, light } from '../../src/design/palette.ts'
import { contrast as contrastOf, luminance } from '../support/contrast.ts'

type Palette = typeof light

const texts: (keyof Palette)[] = ['ink', 'inkQuiet', 'action', 'info', 'success', 'danger']
const grounds: (keyof Palette)[] = ['paper', 'surface']

/** What stands on what, of one palette and on its inverse ground. */
function pairs(palette: Palette) {
  const { inverse, onInverse, onInverseQuiet } = palette
  const { ink, inkQuiet, info, infoSoft, danger, dangerSoft, onAction, action, actionStrong } =
    palette
  return {
    texts: [
      ...texts.flatMap((text) => grounds.map((ground) => [palette[text], palette[ground]])),
      ...[ink, inkQuiet, info].map((text) => [text, infoSoft]),
      ...[ink, danger].map((text) => [text, dangerSoft]),
      ...[action, actionStrong].map((ground) => [onAction, ground]),
      ...[dark.info, onInverse, onInverseQuiet].map((text) => [text, inverse]),
    ],
    edges: [
      ...[palette.control, action, info].flatMap((edge) =>
        grounds.map((ground) => [edge, palette[ground]]),
      ),
      [dark.action, inverse],
    ],
  }
}

test.each([
  ['light', light],
  ['dark', dark],
])('every text of the %s palette is read on its grounds, and every edge is seen', (_, palette) => {
  const { texts, edges } = pairs(palette)
  const weak = [
    ...texts.map((pair) => [...pair, 4.5]),
    ...edges.map((pair) => [...pair, 3]),
  ].filter(([text, ground, least]) => contrast(`${text}`, `${ground}`) < Number(least))
  expect(weak).toEqual([])
})

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

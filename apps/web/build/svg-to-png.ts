import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'

const { resolve } = createRequire(import.meta.url)
const font = {
  loadSystemFonts: false,
  fontFiles: [
    resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  ],
  defaultFontFamily: 'Bricolage Grotesque',
}

/** Draws an SVG as a PNG of this width in pixels. All text is in the display face. */
export function svgToPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}

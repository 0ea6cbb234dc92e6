import type { ContentSvg } from 'pdfmake/interfaces'
import logoSvg from '../../../../public/favicon.svg?raw'

const pipe = { shade: '#8a4517', body: '#c0703a', shine: '#e9b18a' }

/** The brand's mark. `size` in points. */
export function logo(size: number): ContentSvg {
  return { svg: logoSvg, width: size, height: size }
}

/** A copper pipe from left to right, collared at both ends. In points. */
export function pipeAcross(width: number): ContentSvg {
  const collar = (x: number) =>
    `<rect x="${x}" y="0" width="7" height="10" rx="1.5" fill="${pipe.shine}" stroke="${pipe.shade}" stroke-width=".6"/>`
  return {
    svg: `<svg viewBox="0 0 ${width} 10"><rect y="1.5" width="${width}" height="7" fill="${pipe.body}"/><rect y="2.6" width="${width}" height="1.2" fill="${pipe.shine}"/><rect y="7.2" width="${width}" height="1.300" fill="${pipe.shade}"/>${collar(14)}${collar(width - 21)}</svg>`,
    width,
    height: 10,
  }
}

/** A piece of copper pipe from top to bottom, with a collar in its middle. In points. */
export function pipeDown(height: number, { collared }: { readonly collared: boolean }): ContentSvg {
  const collar = `<rect x=".3" y="${height / 2 - 3}" width="13.4" height="6" rx="1.5" fill="${pipe.shine}" stroke="${pipe.shade}" stroke-width=".6"/>`
  return {
    svg: `<svg viewBox="0 0 14 ${height}"><rect x="3.5" width="7" height="${height}" fill="${pipe.body}"/><rect x="4.600" width="1.200" height="${height}" fill="${pipe.shine}"/><rect x="9.200" width="1.300" height="${height}" fill="${pipe.shade}"/>${collared ? collar : ''}</svg>`,
    width: 14,
    height,
  }
}

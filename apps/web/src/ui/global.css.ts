import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { bottomBarHeight } from './layout.css.ts'
import { displayFallbacks, vars } from './theme.css.ts'

globalFontFace('Bricolage Grotesque Variable', {
  // In quotes: the path of a checkout may have brackets.
  src: `url('${displayFont}') format('woff2')`,
  fontWeight: '200 800',
  fontDisplay: 'swap',
})

// As wide as the display face on the average of our headings, and as high, so that nothing moves when it is swapped
// in. Of each its regular file: a variable Roboto has no bold one by name.
for (const [family, { sources, width }] of Object.entries(displayFallbacks)) {
  globalFontFace(family, {
    src: sources.map((source) => `local('${source}')`).join(', '),
    sizeAdjust: `${(100 * width).toFixed(1)}%`,
    ascentOverride: `${(93 / width).toFixed(1)}%`,
    descentOverride: `${(27 / width).toFixed(1)}%`,
    lineGapOverride: '0%',
  })
}

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  scrollPaddingTop: `min(${vars.space.eight}, 10vh)`,
  scrollPaddingBottom: `calc(${bottomBarHeight} + ${vars.space.one})`,
})

globalStyle('body', {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  font: `${vars.text.body}/1.55 ${vars.font.text}`,
  overflowWrap: 'break-word',
  WebkitTextSizeAdjust: '100%',
})

// The footer ends the page at the lower edge of the window, however short the page is.
globalStyle('#app', {
  // WebKitGTK 2.50 breaks no flex box on paper: it would cut what the first page has no room for.
  '@media': { screen: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } },
})
globalStyle('main', { flexGrow: 1 })

globalStyle('h1, h2, h3, h4', {
  margin: 0,
  fontFamily: vars.font.display,
  lineHeight: 1.12,
  textWrap: 'balance',
})
globalStyle('p, ul, ol, dl, dd, figure, table', { margin: 0, padding: 0 })
// Not `none`: with it VoiceOver in Safari, every version so far, reads no list. One with flex boxes as items
// needs the role.
globalStyle('ul, ol', { listStyle: '""' })
globalStyle('table', { width: '100%', borderCollapse: 'collapse' })
globalStyle('caption', { paddingBottom: vars.space.one, textAlign: 'start' })
globalStyle('input, select, textarea, button', { font: 'inherit', color: 'inherit' })
globalStyle('a', { color: vars.color.info, textUnderlineOffset: '0.2em' })
globalStyle('svg', { display: 'block', flexShrink: 0 })
// An icon's own width of 2, on its shapes: WebKitGTK 2.50 zooms one inherited from the `svg` twice, so that
// lines are too thick in a zoomed page.
globalStyle('svg[stroke-width] > *', { strokeWidth: 2 })
// Each has an arrow of its own, which turns if it stands at its end.
globalStyle('summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.one,
  minHeight: vars.size.target,
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle('[open] > summary > svg:last-child', { transform: 'rotate(180deg)' })

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.info}`,
  outlineOffset: '2px',
})
globalStyle('[tabindex="-1"]:focus', { outline: 'none' })

globalStyle('@page', { margin: '10mm' })
globalStyle('html', { '@media': { print: { fontSize: '11px' } } })
globalStyle('body', { '@media': { print: { background: vars.color.surface } } })
globalStyle('h2, h3', { '@media': { print: { breakAfter: 'avoid' } } })
globalStyle('tr, li, svg', { '@media': { print: { breakInside: 'avoid' } } })

import { globalStyle, style } from '@vanilla-extract/css'
import { cardPadding } from '../../../design/card.css.ts'
import { large, vars } from '../../../design/theme.css.ts'
import { barHeight } from '../../../design/toaster.css.ts'

export const bar = style({ display: 'grid' })

// Edge to edge: over the padding and the border of the card, and the padding of the page.
const toTheEdge = `calc(-1 * (${cardPadding} + 1px + ${vars.space.two}))`

/**
 * As high as `vars.size.bar`, for which the page leaves room when it scrolls to a field. An on-screen
 * keyboard covers it: index.html says that such a keyboard leaves the layout as it is.
 */
export const staying = style({
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.two,
  minHeight: vars.size.bar,
  marginInline: toTheEdge,
  paddingInline: vars.space.two,
  borderTop: vars.border.line,
  background: vars.color.surface,
  '@media': {
    [large]: {
      position: 'static',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: 0,
      marginInline: 0,
      paddingInline: 0,
      borderTop: 0,
    },
  },
})

globalStyle(`:root:has(${staying})`, {
  vars: { [barHeight]: vars.size.bar },
  '@media': { [large]: { vars: { [barHeight]: '0px' } } },
})

/** Beside the form the card shows it. */
export const price = style({ '@media': { [large]: { display: 'none' } } })

export const summary = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.size.target,
  cursor: 'pointer',
  listStyle: 'none',
})

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.half,
  color: vars.color.info,
  fontSize: vars.text.small,
  lineHeight: 1.2,
})

/** Points to where the lines unfold. */
export const arrow = style({ transform: 'rotate(180deg)' })
globalStyle(`${price}[open] ${arrow}`, { transform: 'none' })

export const lines = style({
  position: 'absolute',
  bottom: '100%',
  insetInline: 0,
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: vars.space.two,
  borderTop: vars.border.line,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
})

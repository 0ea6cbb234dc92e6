import { globalStyle, style } from '@vanilla-extract/css'
import { cardPadding } from '../design/card.css.ts'
import { bottomBarHeight, withIconCentred } from '../design/layout.css.ts'
import { large, vars } from '../design/theme.css.ts'
import { outflow } from './price-table.css.ts'

/**
 * Stays at the lower edge of the screen, as wide as it, while the form is in sight. On-screen keyboards
 * cover it: index.html sets `interactive-widget=resizes-visual`.
 */
export const bar = style({
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  display: 'grid',
  // The PDF's total in one line.
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.one,
  minHeight: bottomBarHeight,
  paddingBlock: vars.space.half,
  // Out of the card and the page.
  marginInline: `calc(-1 * (${cardPadding} + 1px + ${vars.space.two}))`,
  paddingInline: vars.space.two,
  borderBlock: vars.border.line,
  background: vars.color.surface,
  '@media': {
    // There, the card shows the price.
    print: { display: 'none' },
    [large]: {
      position: 'static',
      display: 'block',
      minHeight: 0,
      marginInline: 0,
      padding: 0,
      borderBlock: 0,
    },
  },
})

/** Hidden where there is room: there, the card beside the form shows the price. */
export const price = style({ '@media': { [large]: { display: 'none' } } })

/** Leads to the price, as long as there is none. */
export const chooseService = style([
  price,
  { alignContent: 'center', minHeight: vars.size.target, fontWeight: 600 },
])

export const summary = style({
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  gap: 0,
})

export const hint = style([
  withIconCentred,
  {
    gap: vars.space.half,
    color: vars.color.info,
    fontSize: vars.text.small,
    lineHeight: 1.2,
  },
])

/** The PDF's total, a second small line. */
export const pdf = style({ fontSize: vars.text.small, lineHeight: 1.2 })

/** Points upwards, where the lines unfold. */
export const arrow = style({ transform: 'rotate(180deg)' })
globalStyle(`${price}[open] ${arrow}`, { transform: 'none' })

// On the pipe that leads into the total.
export const panel = style({
  vars: { [outflow]: `calc(-1 * ${vars.space.two})` },
  position: 'absolute',
  bottom: '100%',
  insetInline: 0,
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: vars.space.two,
  borderBlock: vars.border.line,
  background: vars.color.surface,
  boxShadow: vars.shadow.above,
})

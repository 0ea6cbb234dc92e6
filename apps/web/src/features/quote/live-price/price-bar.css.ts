import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { bottomBarHeight } from '../../../design/layout.css.ts'
import { large, vars } from '../../../design/theme.css.ts'

const height = createVar()

globalStyle(':root', {
  vars: { [height]: '4.5rem' },
  // With large text on a phone, the words in the bar wrap.
  '@media': { 'screen and (max-width: 17rem)': { vars: { [height]: '6.25rem' } } },
})

/** Keeps room for the bar, which is out of the flow, so that nothing moves when it appears. */
export const spacer = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: height,
  '@media': { [large]: { minHeight: 0 }, print: { display: 'none' } },
})

/** On-screen keyboards cover the bar: index.html sets `interactive-widget=resizes-visual`. */
export const bar = style({
  position: 'fixed',
  zIndex: 5,
  bottom: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.two,
  minHeight: height,
  paddingInline: vars.space.two,
  borderTop: vars.border.line,
  background: vars.color.surface,
  '@media': {
    [large]: { position: 'static', display: 'block', minHeight: 0, paddingInline: 0, borderTop: 0 },
  },
})

globalStyle(`:root:has(${bar})`, {
  vars: { [bottomBarHeight]: height },
  '@media': { [large]: { vars: { [bottomBarHeight]: '0px' } } },
})

/** Hidden where there is room: there, the card beside the form shows the price. */
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

/** Points upwards, where the lines unfold. */
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
  boxShadow: vars.shadow.above,
})

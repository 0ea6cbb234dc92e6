import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { bottomBarHeight } from '../../../design/layout.css.ts'
import { large, vars } from '../../../design/theme.css.ts'

const height = createVar()

globalStyle(':root', {
  vars: { [height]: '4.5rem' },
  // With large letters on a phone, the words in the bar wrap.
  '@media': { 'screen and (max-width: 17rem)': { vars: { [height]: '6.25rem' } } },
})

/** As high as the bar, which is out of the flow: nothing moves when it comes. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: height,
  '@media': { [large]: { minHeight: 0 }, print: { display: 'none' } },
})

/** An on-screen keyboard covers it: index.html says that such a keyboard leaves the layout as it is. */
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

/** Where there is room, the card beside the form shows it. */
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
  boxShadow: vars.shadow.above,
})

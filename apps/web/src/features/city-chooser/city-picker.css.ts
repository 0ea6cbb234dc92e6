import { style } from '@vanilla-extract/css'
import { extraLarge, medium, vars } from '../../design/theme.css.ts'

/** Stays in sight while the cities scroll under it. */
export const tools = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  background: 'inherit',
  paddingTop: vars.space.half,
})

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.one,
  alignItems: 'end',
})

export const message = style({
  minHeight: vars.size.target,
  paddingBlock: vars.space.one,
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.one,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [extraLarge]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const city = style({
  width: '100%',
  height: '100%',
  paddingInline: vars.space.half,
  selectors: {
    '&[data-nearest="true"]': { borderColor: vars.color.action, background: vars.color.infoSoft },
  },
})

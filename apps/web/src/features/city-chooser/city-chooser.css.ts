import { style } from '@vanilla-extract/css'
import { medium, vars } from '../../design/theme.css.ts'

export const tools = style({
  display: 'grid',
  gap: vars.space.two,
  alignItems: 'end',
  '@media': { [medium]: { gridTemplateColumns: '1fr auto' } },
})

export const message = style({ minHeight: '1.55rem', marginBlock: vars.space.one })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.one,
  paddingBottom: vars.space.two,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    'screen and (min-width: 80rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const city = style({
  width: '100%',
  height: '100%',
  paddingInline: vars.space.one,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-nearest="true"]': { borderColor: vars.color.action, background: vars.color.infoSoft },
  },
})

export const benefits = style({
  display: 'grid',
  gap: vars.space.one,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})

export const benefit = style({ display: 'flex', gap: vars.space.one, alignItems: 'center' })

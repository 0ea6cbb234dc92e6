import { style } from '@vanilla-extract/css'
import { medium, vars } from '../../design/theme.css.ts'

export const band = style({
  background: vars.color.surface,
  borderBlock: `1px solid ${vars.color.line}`,
})

export const content = style({ display: 'grid', gap: vars.space.four })

export const points = style({
  display: 'grid',
  gap: vars.space.three,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
})

export const steps = style({
  display: 'grid',
  gap: vars.space.two,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})

export const step = style({ display: 'flex', gap: vars.space.onehalf, alignItems: 'start' })

export const number = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: `3px solid ${vars.color.pipe}`,
  borderRadius: '50%',
  fontFamily: vars.font.display,
  fontWeight: 800,
})

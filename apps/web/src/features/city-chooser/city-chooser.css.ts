import { style } from '@vanilla-extract/css'
import { medium, vars } from '../../design/theme.css.ts'

export const benefits = style({
  display: 'grid',
  gap: `${vars.space.half} ${vars.space.two}`,
  marginTop: vars.space.two,
  fontSize: vars.text.small,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
  },
})

export const benefit = style({ display: 'flex', gap: vars.space.one, alignItems: 'center' })

import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.one })

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.one,
  padding: `${vars.space.half} ${vars.space.onehalf}`,
  border: vars.border.line,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  fontSize: vars.text.small,
  fontWeight: 600,
})

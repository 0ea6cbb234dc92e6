import { style } from '@vanilla-extract/css'
import { vars } from '../design/theme.css.ts'

export const skipLink = style({
  position: 'absolute',
  zIndex: 30,
  insetInlineStart: vars.space.one,
  top: vars.space.one,
  padding: vars.space.onehalf,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})

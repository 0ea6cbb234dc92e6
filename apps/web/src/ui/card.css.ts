import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const cardPadding = `min(max(${vars.space.two}, 4vw), 4.5vw, ${vars.space.four})`

export const card = style({
  padding: cardPadding,
  border: vars.border.line,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  minWidth: 0,
})

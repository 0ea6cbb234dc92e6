import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../../../design/card.css.ts'
import { vars } from '../../../design/theme.css.ts'

export const details = style([card])

export const summary = style({
  display: 'flex',
  gap: vars.space.onehalf,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.target,
  cursor: 'pointer',
  listStyle: 'none',
})

export const arrow = style({})
globalStyle(`${details}[open] ${arrow}`, { transform: 'rotate(180deg)' })

export const content = style({
  display: 'grid',
  gap: vars.space.one,
  maxWidth: vars.size.measure,
  paddingTop: vars.space.one,
})

export const items = style({ paddingInlineStart: vars.space.three, listStyle: 'disc' })

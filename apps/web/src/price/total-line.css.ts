import { style } from '@vanilla-extract/css'
import { amount } from '../design/text.css.ts'
import { vars } from '../design/theme.css.ts'

/** The amounts of both totals end at the right, as those of the table below do. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.two,
  fontSize: `max(1.125rem, ${vars.text.lead})`,
  lineHeight: 1.25,
})

export const amountWithUnit = style({ marginInlineStart: 'auto', textAlign: 'end' })
export const large = style([amount, { fontSize: vars.text.amount, lineHeight: 1 }])

/** Not the amount that it should be. */
export const wrong = style({ color: vars.color.danger, textDecoration: 'line-through' })
export const given = style({ flexBasis: '100%', textAlign: 'end' })

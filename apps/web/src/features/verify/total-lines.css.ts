import { style } from '@vanilla-extract/css'
import { amount } from '../../design/text.css.ts'
import { medium, vars } from '../../design/theme.css.ts'

/** Where there is room, the amounts of both totals end at the right, as those of the table below do. */
export const total = style({
  fontSize: `max(1.125rem, ${vars.text.lead})`,
  lineHeight: 1.25,
  '@media': {
    [medium]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.two,
    },
  },
})

export const amountWithUnit = style({
  '@media': {
    // Not with very large letters.
    '(min-width: 18rem)': { whiteSpace: 'nowrap' },
    [medium]: { marginInlineStart: 'auto' },
  },
})
export const large = style([amount, { fontSize: vars.text.amount, lineHeight: 1 }])

/** Not the amount that it should be. */
export const wrong = style({ color: vars.color.danger, textDecoration: 'line-through' })
export const expected = style({
  display: 'block',
  flexBasis: '100%',
  '@media': { [medium]: { textAlign: 'end' } },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { cardPadding } from '../../../ui/card.css.ts'
import { pagePadding } from '../../../ui/layout.css.ts'
import { figures, small } from '../../../ui/text.css.ts'
import { narrow, vars } from '../../../ui/theme.css.ts'

// On a phone the list is as wide as the screen, so that most services fit on three lines.
export const field = style({})
globalStyle(`${field} > [role=listbox]`, {
  '@media': { [narrow]: { insetInline: `calc(-1 * (${cardPadding} + 1px + ${pagePadding}))` } },
})
globalStyle(`${field} [role=option] + [role=option]`, { borderTop: vars.border.line })

/**
 * On a phone the name has a line of its own, and the price stands beside the description, or below it where
 * letters are large.
 */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: vars.space.two,
  lineHeight: '1.25rem',
})
export const name = style({ flex: '1 0 0', '@media': { [narrow]: { flexBasis: '100%' } } })
export const description = style([
  small,
  { flex: '1 0 100%', '@media': { [narrow]: { flexBasis: '8rem' } } },
])
export const price = style([
  figures,
  { textAlign: 'end', '@media': { [narrow]: { order: 1, maxWidth: '9rem' } } },
])

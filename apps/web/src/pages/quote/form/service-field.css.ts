import { globalStyle, style } from '@vanilla-extract/css'
import { cardPadding } from '../../../ui/card.css.ts'
import { figures, small } from '../../../ui/text.css.ts'
import { medium, narrow, vars } from '../../../ui/theme.css.ts'

// On a phone the list is as wide as the screen, so that most services take three lines.
export const field = style({})
globalStyle(`${field} > [role=listbox]`, {
  '@media': { [narrow]: { insetInline: `calc(-1 * (${cardPadding} + 1px + ${vars.space.two}))` } },
})

globalStyle(`${field} [role=option] + [role=option]`, { borderTop: vars.border.line })
globalStyle(`${field} [role=option]`, {
  paddingBlock: vars.space.half,
  lineHeight: '1.25rem',
  '@media': { [medium]: { gridTemplateColumns: '1fr auto', paddingBlock: vars.space.one } },
})

/** Price and description: on a phone one text below the name, else the price beside it. */
export const details = style([
  small,
  { lineHeight: '1.125rem', '@media': { [medium]: { display: 'contents' } } },
])

export const price = style([
  figures,
  {
    '::after': { content: '" · "' },
    '@media': { [medium]: { color: vars.color.ink, '::after': { content: 'none' } } },
  },
])

export const description = style({ gridColumn: '1 / -1' })

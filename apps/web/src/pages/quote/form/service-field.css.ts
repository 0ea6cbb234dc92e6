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

/** On a phone the name has a line of its own, and the price stands beside the description. */
export const row = style({
  display: 'grid',
  gridTemplate: '"name name" auto "description price" auto / minmax(0, 1fr) auto',
  columnGap: vars.space.two,
  alignItems: 'start',
  lineHeight: '1.25rem',
  '@media': {
    [medium]: { gridTemplateAreas: '"name price" "description description"' },
  },
})
export const name = style({ gridArea: 'name' })
export const description = style([small, { gridArea: 'description' }])
export const price = style([
  figures,
  { gridArea: 'price', textAlign: 'end', '@media': { [narrow]: { maxWidth: '8.5rem' } } },
])

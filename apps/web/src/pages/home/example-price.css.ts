import { globalStyle, style } from '@vanilla-extract/css'
import { outflow } from '../../price/price-table.css.ts'
import { stack } from '../../ui/layout.css.ts'
import { uprightPipe } from '../../ui/pipe.css.ts'
import { amount as amountText, subtitle } from '../../ui/text.css.ts'
import { vars } from '../../ui/theme.css.ts'

/** Screens without room for the lines of the breakdown show its total alone. */
const compact = 'screen and (width < 43.75rem), screen and (height < 40rem)'

/** The example and the button. The pipe comes from behind the header, passes behind the example, and ends at the button. */
export const sum = style([
  stack,
  {
    position: 'relative',
    '::before': {
      ...uprightPipe,
      zIndex: -1,
      insetInlineStart: `calc(${vars.space.three} + 4px)`,
      insetBlock: `-150rem ${vars.space.three}`,
    },
    '@media': {
      print: { '::before': { display: 'none' } },
      [compact]: { '::before': { insetInline: 'auto 14px' } },
    },
  },
])

export const example = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.one,
  padding: vars.space.three,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.ink,
  // Visible only with forced colours.
  outline: '1px solid transparent',
  '@media': { [compact]: { padding: `${vars.space.one} ${vars.space.onehalf}` } },
  // On the pipe that leads into the button.
  vars: { [outflow]: `calc(-1 * ${vars.space.three})` },
})
globalStyle(`${example} > div`, {
  order: 1,
  flexBasis: '100%',
  '@media': { [compact]: { display: 'none' } },
})
globalStyle(`${example} th`, { '@media': { screen: { paddingBlock: 'max(0.5rem, 2.4svh)' } } })

/** With large letters, the total stands below. */
export const caption = style({ flex: '1 1 6rem', lineHeight: 1.2 })

export const work = style([subtitle, { fontSize: vars.text.body }])

export const amount = style([
  amountText,
  { fontSize: vars.text.title, lineHeight: 1, whiteSpace: 'nowrap' },
])

import { globalStyle, style } from '@vanilla-extract/css'
import { outflow } from '../../price/price-table.css.ts'
import { button } from '../../ui/button.css.ts'
import { visuallyHidden } from '../../ui/layout.css.ts'
import { collar, uprightPipe } from '../../ui/pipe.css.ts'
import { amount as amountText, small, subtitle } from '../../ui/text.css.ts'
import { vars } from '../../ui/theme.css.ts'

/** Where the sum's lines have no room, its total stands beside what it is for. */
const compact = 'screen and (width < 48rem), screen and (height < 40rem)'

/** In sight first the sum, then the button to which its pipe leads; for the keyboard the button is first. */
export const sum = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.two} 0.375rem`,
})

/** A collar joins it to the pipe above. */
export const callToAction = style([
  button.wide,
  {
    position: 'relative',
    '::before': {
      ...collar,
      insetInlineStart: `calc(${vars.space.three} - 2px)`,
      bottom: '100%',
      height: `calc(${vars.space.two} + 2px)`,
    },
    '@media': { [compact]: { '::before': { insetInline: 'auto 8px' } } },
  },
])

export const examples = style({ display: 'contents' })

/** As low as its label: a browser scrolls to what has the focus. */
export const radio = style([visuallyHidden, { bottom: 0 }])

/** The first example is shown until one is chosen. */
const shown = `${radio}:is(:checked, :first-of-type:indeterminate)`

/** The label of a radio button. */
export const chip = style({
  flexGrow: 1,
  display: 'grid',
  placeItems: 'center',
  padding: '0.375rem',
  border: `2px solid ${vars.color.onInverseQuiet}`,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.display,
  // On the smallest phone the three stand side by side.
  fontSize: 'clamp(0.9375rem, 0.875rem + 0.25vw, 1rem)',
  fontWeight: 600,
  lineHeight: 1.25,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.onInverse },
    ':focus-visible + &': { outline: `3px solid ${vars.color.info}`, outlineOffset: 2 },
    [`${shown} + &`]: {
      borderColor: vars.color.onInverse,
      background: vars.color.onInverse,
      color: vars.color.inverse,
      // Forced colours would drop the ground.
      forcedColorAdjust: 'none',
    },
  },
})

export const example = style({
  position: 'relative',
  display: 'none',
  order: -1,
  flex: '1 1 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.one,
  minHeight: '4.5rem',
  padding: vars.space.three,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.ink,
  // Visible only with forced colours.
  outline: '1px solid transparent',
  // From behind the header.
  '::before': {
    ...uprightPipe,
    zIndex: -1,
    insetInlineStart: `calc(${vars.space.three} + 4px)`,
    insetBlock: '-150rem 0',
  },
  '@media': {
    print: { '::before': { display: 'none' } },
    [compact]: {
      padding: `${vars.space.one} ${vars.space.onehalf}`,
      '::before': { insetInline: 'auto 14px' },
    },
  },
  // On the pipe that leads into the button.
  vars: { [outflow]: `calc(-1 * ${vars.space.three})` },
  selectors: { [`${shown} + label + &`]: { display: 'flex' } },
})
globalStyle(`${example} > table`, { order: 1, '@media': { [compact]: { display: 'none' } } })

/** With large letters, the total stands below. */
export const caption = style({ flex: '1 1 6rem', lineHeight: 1.2 })

export const work = style([subtitle, { fontSize: vars.text.body }])

/** In the sum's own lines otherwise. */
export const urgency = style([
  small,
  { display: 'none', lineHeight: 'inherit', '@media': { [compact]: { display: 'block' } } },
])

export const total = style({ display: 'grid', justifyItems: 'end' })

export const amount = style([
  amountText,
  { fontSize: vars.text.title, lineHeight: 1, whiteSpace: 'nowrap' },
])

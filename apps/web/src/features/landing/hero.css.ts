import { style } from '@vanilla-extract/css'
import { inverse } from '../../design/inverse.css.ts'
import { page, stack, withIcon } from '../../design/layout.css.ts'
import { large, medium, narrow, vars } from '../../design/theme.css.ts'

/** Wide enough for the sum beside the promise; on a high screen, it has room below it. */
const twoColumns =
  'screen and (min-width: 64rem), screen and (min-width: 48rem) and (max-height: 56rem)'

/** As high as the screen, with the offer all over it. */
export const hero = style([
  inverse,
  {
    display: 'grid',
    // The pipe comes from behind the header, and passes behind the sum.
    isolation: 'isolate',
    overflow: 'hidden',
    minHeight: `calc(100svh - ${vars.size.header} - 1px)`,
    '@media': { print: { minHeight: 0 } },
  },
])

/** The sum stands between promise and badges, or beside the promise. */
export const columns = style([
  page,
  stack,
  {
    // By the screen alone: the rest of the page is still loading.
    alignContent: 'space-between',
    paddingBlock: vars.space.three,
    '@media': {
      [twoColumns]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
        gridTemplateRows: '1fr auto',
        alignItems: 'center',
        gap: `${vars.space.three} ${vars.space.six}`,
      },
      [large]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.aside})` },
    },
  },
])

export const offer = style([
  stack,
  {
    // The pipe runs down beside it: after it on a phone, on a higher screen before it.
    paddingInlineEnd: vars.space.four,
    '@media': {
      [medium]: { paddingInline: `calc(${vars.space.three} + 32px) 0` },
      [twoColumns]: { paddingInline: 0 },
    },
  },
])

export const headline = style({
  maxWidth: '13ch',
  fontSize: '3rem',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // In three lines.
  '@media': {
    [narrow]: { fontSize: 'max(2.375rem, min(11.8vw, 8svh))' },
    [medium]: { fontSize: '10vw' },
    [twoColumns]: { fontSize: 'clamp(2.375rem, min(6.5vw, 15svh), 6.75rem)' },
  },
})

export const promise = style({
  color: vars.color.onInverseQuiet,
  fontSize: vars.text.lead,
  textWrap: 'balance',
})

export const trust = style({
  display: 'grid',
  // Two columns, on a phone with large text one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(12ch, 34%), 1fr))',
  gap: vars.space.two,
  '@media': {
    [medium]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(4, auto)',
      justifyContent: 'space-between',
      paddingTop: vars.space.three,
      borderTop: vars.border.onInverse,
    },
  },
})

export const trustBadge = style([withIcon, { alignItems: 'start', color: vars.color.pipeShine }])

export const trustTitle = style({
  display: 'block',
  color: vars.color.onInverse,
  fontFamily: vars.font.display,
  fontWeight: 700,
})

export const trustText = style({
  display: 'block',
  color: vars.color.onInverseQuiet,
  fontSize: vars.text.small,
})

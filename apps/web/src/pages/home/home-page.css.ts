import { style } from '@vanilla-extract/css'
import { inverse } from '../../ui/inverse.css.ts'
import { page, stack, withIcon } from '../../ui/layout.css.ts'
import { uprightPipe } from '../../ui/pipe.css.ts'
import { large, vars } from '../../ui/theme.css.ts'

/** As high as the screen, with the offer all over it. */
export const hero = style([
  inverse,
  {
    display: 'grid',
    // The pipe comes from behind the header, and passes behind the sum.
    isolation: 'isolate',
    overflow: 'hidden',
    '@media': { screen: { minHeight: `calc(100svh - ${vars.size.header} - 1px)` } },
  },
])

/** The sum stands between promise and badges, or beside the promise. */
export const heroColumns = style([
  page,
  stack,
  {
    alignContent: 'space-between',
    paddingBlock: vars.space.three,
    '@media': {
      [large]: {
        gridTemplateColumns: 'minmax(0, 1fr) clamp(22rem, 30vw, 30rem)',
        gridTemplateRows: '1fr auto',
        alignItems: 'center',
        gap: `${vars.space.three} ${vars.space.six}`,
      },
    },
  },
])

// On a phone the pipe runs down beside it.
export const offer = style([
  stack,
  { '@media': { 'screen and (width < 64rem)': { paddingInlineEnd: vars.space.four } } },
])

export const headline = style({
  maxWidth: '13ch',
  // In three lines.
  fontSize: 'min(max(2.375rem, 8svh), 11.5vw)',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [large]: { fontSize: 'clamp(2.375rem, min(6.5vw, 15svh), 8rem)' },
  },
})

export const promise = style({
  color: vars.color.onInverseQuiet,
  fontSize: vars.text.lead,
  textWrap: 'balance',
})

export const trust = style({
  gridColumn: '1 / -1',
  display: 'grid',
  // Four columns, on a phone two, and with large text one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(12ch, 20%), 1fr))',
  gap: vars.space.two,
  paddingTop: vars.space.two,
  borderTop: vars.border.onInverse,
})

export const trustBadge = style([withIcon, { alignItems: 'start', color: vars.color.pipeShine }])

export const trustTitle = style({
  color: vars.color.onInverse,
  fontFamily: vars.font.display,
  fontWeight: 700,
})

export const trustText = style({ color: vars.color.onInverseQuiet, fontSize: vars.text.small })

/** A section's heading, and beside it what it is about. */
export const columns = style([
  stack,
  {
    gap: vars.space.four,
    alignItems: 'start',
    '@media': {
      [large]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.column})` },
    },
  },
])

export const band = style({
  background: vars.color.surface,
  borderBlock: vars.border.line,
})

/** The pipe joins the numbers and ends at the button. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.marker} minmax(0, 1fr)`,
  gap: vars.space.two,
  paddingBottom: vars.space.four,
  '::before': {
    ...uprightPipe,
    insetInlineStart: `calc(${vars.size.marker} / 2 - 6px)`,
    // Not out of the first number's round edge.
    insetBlock: '2px 0',
  },
})

/** The first line stands at the height of the number's middle. */
export const stepText = style({ paddingTop: `calc((${vars.size.marker} - 1.55em) / 2)` })

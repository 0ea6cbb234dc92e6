import { style } from '@vanilla-extract/css'
import { inverse } from '../../ui/inverse.css.ts'
import { page, stack, withIcon } from '../../ui/layout.css.ts'
import { uprightPipe } from '../../ui/pipe.css.ts'
import { large, vars } from '../../ui/theme.css.ts'

/** Room for text and example side by side. */
const wide = 'screen and (width >= 43.75rem)'

/** Grows with the window, so that the hero fills it without a void. */
const room = `clamp(${vars.space.two}, 16svh - 4.5rem, 10rem)`

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
    alignContent: 'space-evenly',
    paddingBlock: vars.space.two,
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) clamp(19rem, 30vw, 27rem)',
        alignItems: 'center',
        columnGap: 'clamp(1.5rem, 4vw, 3rem)',
      },
    },
  },
])

export const offer = style([
  stack,
  {
    containerType: 'inline-size',
    // On a phone the pipe runs down beside it.
    paddingInlineEnd: vars.space.four,
    '@media': { [wide]: { rowGap: room, paddingInlineEnd: 0 } },
  },
])

export const headline = style({
  // In three lines, the longest of which is as wide as its column.
  fontSize: 'min(max(2.375rem, 22svh - 2.625rem), 13.8cqi)',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { print: { fontSize: '3rem' } },
})

export const promise = style({
  color: vars.color.onInverseQuiet,
  fontSize: `max(${vars.text.lead}, min(2.6svh, 1.75rem))`,
  lineHeight: 1.4,
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
  '@media': {
    [wide]: { paddingTop: room },
    // On a tablet that is held upright, two.
    [`${wide} and (orientation: portrait)`]: {
      gridTemplateColumns: '1fr 1fr',
      rowGap: `calc(${room} / 2)`,
    },
  },
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

import { style } from '@vanilla-extract/css'
import { deep } from '../../design/deep.css.ts'
import { page, stack, withIcon } from '../../design/layout.css.ts'
import { collar } from '../../design/pipe.css.ts'
import { large, medium, vars } from '../../design/theme.css.ts'

/** Wide enough for the price beside the promise; on a high screen, it has room below it. */
export const beside =
  'screen and (min-width: 64rem), screen and (min-width: 48rem) and (max-height: 56rem)'

/** As high as the screen, with the offer all over it. */
export const hero = style([
  deep,
  {
    display: 'grid',
    minHeight: `calc(100svh - ${vars.size.header} - 1px)`,
    overflow: 'hidden',
    '@media': { print: { minHeight: 0 } },
  },
])

/** The price stands between promise and button, or beside both. */
export const columns = style([
  page,
  stack,
  {
    position: 'relative',
    // By the screen alone: the rest of the page is still loading.
    alignContent: 'space-between',
    paddingBlock: vars.space.three,
    '@media': {
      [medium]: { paddingTop: vars.space.six },
      [beside]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
        gridTemplateRows: '1fr auto auto 1fr auto',
        gap: `${vars.space.three} ${vars.space.six}`,
        paddingTop: 0,
        // The collar under the page's header, at which the pipe starts.
        '::after': {
          ...collar,
          gridColumn: 2,
          top: 0,
          insetInlineStart: `calc(${vars.space.six} / -2 - 10px)`,
        },
      },
      [large]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.aside})` },
    },
  },
])

export const offer = style([stack, { '@media': { [beside]: { gridArea: '2 / 1' } } }])

/** As wide as the price above it, or as its text beside it. */
export const action = style([
  stack,
  { '@media': { [beside]: { gridArea: '3 / 1', justifyItems: 'start' } } },
])

export const headline = style({
  maxWidth: '13ch',
  fontSize: vars.text.hero,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [medium]: { fontSize: 'min(11vw, 10svh)' },
    [beside]: { fontSize: 'clamp(2.375rem, min(6.2vw, 12svh), 7rem)' },
    [large]: { fontSize: 'clamp(3rem, min(7vw, 12svh), 7rem)' },
  },
})

export const promise = style({ color: vars.color.onDeepQuiet, fontSize: vars.text.lead })

export const trust = style({
  display: 'grid',
  width: '100%',
  // Two columns, on a phone with large text one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(12ch, 34%), max-content))',
  gap: `${vars.space.two} ${vars.space.four}`,
  '@media': {
    [medium]: {
      gridTemplateColumns: 'repeat(4, auto)',
      justifyContent: 'space-between',
      paddingTop: vars.space.three,
      borderTop: vars.border.onDeep,
    },
    [beside]: { gridArea: '5 / 1 / auto / -1' },
  },
})

export const trustBadge = style([withIcon, { alignItems: 'start', color: vars.color.pipeShine }])

export const trustTitle = style({
  display: 'block',
  color: vars.color.onDeep,
  fontFamily: vars.font.display,
  fontWeight: 700,
})

export const trustText = style({
  display: 'block',
  color: vars.color.onDeepQuiet,
  fontSize: vars.text.small,
})

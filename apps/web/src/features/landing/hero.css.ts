import { style } from '@vanilla-extract/css'
import { deep } from '../../design/deep.css.ts'
import { groups, page, stack, withIcon } from '../../design/layout.css.ts'
import { collar } from '../../design/pipe.css.ts'
import { large, medium, vars } from '../../design/theme.css.ts'

/** As high as the screen, on a large one less: what follows is in sight. */
export const hero = style([
  deep,
  {
    minHeight: `min(100svh - ${vars.size.header}, 45rem)`,
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
    // By the screen alone: centred content would move while the rest of the page is loading.
    alignItems: 'start',
    paddingBlock: vars.space.three,
    '@media': {
      [medium]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
        gridTemplateRows: 'auto 1fr',
        gap: `${vars.space.three} ${vars.space.six}`,
        paddingBlock: `clamp(${vars.space.four}, 15svh, 9rem) ${vars.space.four}`,
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

export const action = style([groups, { justifyItems: 'start' }])

export const headline = style({
  maxWidth: '13ch',
  fontSize: vars.text.hero,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const promise = style({ color: vars.color.onDeepQuiet, fontSize: vars.text.lead })

export const trust = style({
  display: 'grid',
  width: '100%',
  // Two columns, on a phone with large text one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(12ch, 34%), max-content))',
  gap: `${vars.space.two} ${vars.space.four}`,
  '@media': {
    'screen and (min-width: 75rem)': {
      gridTemplateColumns: 'repeat(4, auto)',
      justifyContent: 'start',
    },
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

import { style } from '@vanilla-extract/css'
import { groups, stack, withIcon } from '../../design/layout.css.ts'
import { large, medium, vars } from '../../design/theme.css.ts'

export const hero = style({
  minHeight: `calc(100svh - ${vars.size.header})`,
  overflow: 'hidden',
  background: vars.color.deep,
  color: vars.color.onDeep,
  // Browsers print no grounds.
  '@media': { print: { minHeight: 0, background: 'none', color: vars.color.ink } },
})

const onDeepQuiet = style({
  color: vars.color.onDeepQuiet,
  '@media': { print: { color: vars.color.inkQuiet } },
})

export const columns = style([
  stack,
  {
    gap: `${vars.space.eight} ${vars.space.six}`,
    // By the screen alone: centred content would move while the rest of the page is loading.
    alignItems: 'start',
    paddingBlock: vars.space.four,
    '@media': {
      [medium]: { paddingBlock: `clamp(${vars.space.four}, 12svh, ${vars.space.twelve})` },
      [large]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.aside})`,
        paddingBlock: `clamp(${vars.space.four}, 21svh, 16rem) ${vars.space.four}`,
      },
    },
  },
])

export const pitch = style([groups, { justifyItems: 'start' }])

export const headline = style({
  maxWidth: '13ch',
  fontSize: vars.text.hero,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const promise = style([
  onDeepQuiet,
  {
    maxWidth: vars.size.aside,
    fontSize: vars.text.lead,
    '@media': { [medium]: { maxWidth: vars.size.column } },
  },
])

export const trust = style({
  display: 'grid',
  width: '100%',
  // Two columns, on a phone with large text one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, max-content))',
  gap: `${vars.space.two} ${vars.space.four}`,
  paddingTop: vars.space.one,
})

export const trustBadge = style([withIcon, { alignItems: 'start', color: vars.color.pipeShine }])

export const trustTitle = style({
  display: 'block',
  color: vars.color.onDeep,
  '@media': { print: { color: vars.color.ink } },
  fontFamily: vars.font.display,
  fontWeight: 700,
})

export const trustText = style([onDeepQuiet, { display: 'block', fontSize: vars.text.small }])

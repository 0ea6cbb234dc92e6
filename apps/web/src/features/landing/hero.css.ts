import { style } from '@vanilla-extract/css'
import { large, medium, vars } from '../../design/theme.css.ts'

export const hero = style({
  minHeight: `calc(100svh - ${vars.size.header})`,
  overflow: 'hidden',
  background: vars.color.deep,
  color: vars.color.onDeep,
})

export const columns = style({
  display: 'grid',
  gap: `${vars.space.eight} ${vars.space.six}`,
  // Aligned to the top: centred content would move while the rest of the page is loading.
  alignItems: 'start',
  paddingBlock: vars.space.four,
  '@media': {
    [medium]: { paddingBlock: `clamp(${vars.space.four}, 12svh, ${vars.space.twelve})` },
    [large]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.aside})` },
  },
})

export const pitch = style({ display: 'grid', justifyItems: 'start', gap: vars.space.three })

export const headline = style({
  maxWidth: '13ch',
  fontSize: vars.text.hero,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
})

export const promise = style({
  maxWidth: vars.size.aside,
  color: vars.color.onDeepQuiet,
  fontSize: vars.text.lead,
  '@media': { [medium]: { maxWidth: vars.size.column } },
})

export const trust = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  gap: `${vars.space.two} ${vars.space.four}`,
  paddingTop: vars.space.one,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(4, auto)' } },
})

export const trustBadge = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.one,
  color: vars.color.pipeShine,
})

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

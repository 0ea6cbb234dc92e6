import { style } from '@vanilla-extract/css'
import { medium, vars } from '../../design/theme.css.ts'

export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'calc(100svh - 4rem)',
  overflow: 'hidden',
  background: vars.color.deep,
  color: vars.color.onDeep,
})

export const heroContent = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.three,
  paddingBlock: vars.space.six,
})

export const headline = style({
  maxWidth: '13ch',
  fontSize: vars.text.hero,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
})

export const promise = style({
  maxWidth: '34rem',
  color: vars.color.onDeepQuiet,
  fontSize: vars.text.lead,
})

export const trust = style({
  display: 'grid',
  gap: `${vars.space.onehalf} ${vars.space.three}`,
  marginTop: vars.space.two,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(4, auto)' } },
})

export const trustBadge = style({ display: 'flex', alignItems: 'center', gap: vars.space.one })

export const section = style({
  display: 'grid',
  gap: vars.space.three,
  paddingBlock: `clamp(${vars.space.six}, 8vw, ${vars.space.twelve})`,
  scrollMarginTop: vars.space.two,
})

import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../../design/layout.css.ts'
import { medium, vars } from '../../design/theme.css.ts'

const diameter = '2.5rem'

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${diameter} minmax(0, 1fr)`,
  columnGap: vars.space.two,
  rowGap: vars.space.two,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${diameter} / 2 - 4px)`,
    top: diameter,
    bottom: `calc(-1 * ${vars.space.three})`,
    width: 8,
    background: vars.color.pipe,
    boxShadow: `inset 2px 0 0 ${vars.color.pipeShine}, inset -2px 0 0 ${vars.color.pipeShade}`,
  },
  '@media': {
    'screen and (max-width: 47.99rem)': {
      '::before': { display: 'none' },
    },
  },
})

export const number = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: diameter,
  height: diameter,
  border: `3px solid ${vars.color.pipe}`,
  borderRadius: '50%',
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: vars.text.subtitle,
})

export const heading = style({ alignSelf: 'center' })
export const spoken = visuallyHidden
export const content = style({
  gridColumn: '1 / -1',
  '@media': { [medium]: { gridColumn: 2 } },
})

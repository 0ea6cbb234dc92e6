import { style } from '@vanilla-extract/css'
import { collar, levelPipe, uprightPipe } from '../../design/pipe.css.ts'
import { medium, vars } from '../../design/theme.css.ts'

export const band = style({
  background: vars.color.surface,
  borderBlock: vars.border.line,
})

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${vars.space.four}, 6vw, ${vars.space.eight})`,
})

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.four} ${vars.space.six}`,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space.half} ${vars.space.two}`,
})

export const icon = style({ gridRow: '1 / 3', color: vars.color.action })

export const howTo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.three,
})

/** The pipe joins the numbers: downwards on a phone, across where there is room. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.marker} minmax(0, 1fr)`,
  alignContent: 'start',
  gap: vars.space.two,
  paddingBottom: vars.space.four,
  '::before': {
    ...uprightPipe,
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${vars.size.marker} / 2 - 6px)`,
    insetBlock: 0,
  },
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { insetBlockEnd: 'auto', height: vars.size.marker },
  },
  '@media': {
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBottom: 0,
      paddingInlineEnd: vars.space.four,
      '::before': {
        ...levelPipe,
        insetInline: 0,
        insetBlock: 'auto',
        top: `calc(${vars.size.marker} / 2 - 6px)`,
        width: 'auto',
      },
      selectors: {
        '&:last-child::before': { height: levelPipe.height, insetInlineEnd: vars.space.four },
        '&:last-child::after': {
          ...collar,
          content: '',
          position: 'absolute',
          insetInlineEnd: vars.space.four,
          top: `calc(${vars.size.marker} / 2 - 10px)`,
          width: collar.height,
          height: collar.width,
        },
      },
    },
  },
})

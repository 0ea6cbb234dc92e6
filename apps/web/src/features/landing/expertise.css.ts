import { style } from '@vanilla-extract/css'
import { levelPipe, uprightPipe } from '../../design/pipe.css.ts'
import { large, vars } from '../../design/theme.css.ts'

export const band = style({
  background: vars.color.surface,
  borderBlock: vars.border.line,
})

/** The pipe joins the numbers and ends at the button: downwards, or across where there is room. */
export const stepsAndButton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  '@media': {
    [large]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  },
})

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [large]: { width: '100%', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
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
    insetInlineStart: `calc(${vars.size.marker} / 2 - 6px)`,
    // Not out of the first number's round edge.
    insetBlock: '2px 0',
  },
  '@media': {
    [large]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBottom: 0,
      '::before': {
        ...levelPipe,
        insetInline: '2px 0',
        insetBlock: 'auto',
        top: `calc(${vars.size.marker} / 2 - 6px)`,
        width: 'auto',
      },
    },
  },
})

export const stepText = style({ '@media': { [large]: { paddingInlineEnd: vars.space.four } } })

/** As high as the pipe's middle. */
export const callToAction = style({
  '@media': {
    [large]: { marginTop: `calc((${vars.size.marker} - ${vars.size.target}) / 2)` },
  },
})

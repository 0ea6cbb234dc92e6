import { globalStyle, style } from '@vanilla-extract/css'
import { spread } from '../../../ui/layout.css.ts'
import { uprightPipe } from '../../../ui/pipe.css.ts'
import { large, medium, vars } from '../../../ui/theme.css.ts'

/** The pipe runs from a number to the next one and, where it follows, to the button. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.marker} minmax(0, 1fr)`,
  columnGap: vars.space.two,
  rowGap: vars.space.one,
  '@media': {
    [medium]: {
      rowGap: vars.space.two,
      '::before': {
        ...uprightPipe,
        insetInlineStart: `calc(${vars.size.marker} / 2 - 6px)`,
        top: vars.size.marker,
        bottom: `calc(-1 * ${vars.space.three})`,
      },
      selectors: { '&:last-child::before': { display: 'none' } },
    },
    [large]: { selectors: { '&:last-child::before': { display: 'block' } } },
  },
})

/** As high as the number, also with a button at its end. */
export const line = style([
  spread,
  {
    columnGap: vars.space.one,
    // With large letters on a phone, below the number.
    '@media': { 'screen and (width < 17rem)': { gridColumn: '1 / -1' } },
  },
])
globalStyle(`${line} > h2`, { flexShrink: 0, maxWidth: '100%' })
globalStyle(`${line} button`, { fontSize: 'inherit', marginBlock: `calc(-1 * ${vars.space.one})` })
export const content = style({
  gridColumn: '1 / -1',
  '@media': {
    [medium]: { gridColumn: 2 },
    // So that the form stays on one page.
    print: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoFlow: 'dense',
      alignItems: 'end',
    },
  },
})
globalStyle(`${content} > :is(p, :last-child)`, { '@media': { print: { gridColumn: '1 / -1' } } })

import { style } from '@vanilla-extract/css'
import { medium, vars } from '../../../design/theme.css.ts'

export const input = style({ paddingInlineEnd: vars.space.six, textOverflow: 'ellipsis' })

// 1.55 is the line height of the body.
const lines = (count: number) => `calc(${count} * 1.55 * ${vars.text.small})`

/** Room for the details of a service, so that nothing below moves when one is picked. */
export const detail = style({
  boxSizing: 'content-box',
  minHeight: lines(3),
  paddingTop: vars.space.half,
  '@media': { [medium]: { minHeight: lines(2) } },
})

export const service = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { borderTop: vars.border.line } },
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.two } },
})

export const price = style({
  color: vars.color.inkQuiet,
  textWrap: 'balance',
  '@media': { [medium]: { textAlign: 'end' } },
})
export const description = style({ gridColumn: '1 / -1' })

import { style } from '@vanilla-extract/css'
import { medium, vars } from '../../../design/theme.css.ts'

export const input = style({ paddingInlineEnd: vars.space.six, textOverflow: 'ellipsis' })

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

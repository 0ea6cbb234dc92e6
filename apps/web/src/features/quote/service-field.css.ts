import { style } from '@vanilla-extract/css'
import { vars } from '../../design/theme.css.ts'

export const input = style({ paddingInlineEnd: vars.space.six, textOverflow: 'ellipsis' })

export const service = style({
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.two,
  selectors: { '& + &': { borderTop: vars.border.line } },
  '@media': { 'screen and (max-width: 40rem)': { gridTemplateColumns: '1fr' } },
})

export const price = style({ color: vars.color.inkQuiet })
export const description = style({ gridColumn: '1 / -1' })

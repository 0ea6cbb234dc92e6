import { style } from '@vanilla-extract/css'
import { vars } from '../../design/theme.css.ts'

export const input = style({ paddingInlineEnd: vars.space.six, textOverflow: 'ellipsis' })

/** Room for what belongs to a service, so that nothing below moves when one is picked. */
export const detail = style({ minHeight: `calc(3 * ${vars.text.small})` })

export const service = style({
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.two,
  selectors: { '& + &': { borderTop: vars.border.line } },
  '@media': { 'screen and (max-width: 40rem)': { gridTemplateColumns: '1fr' } },
})

export const price = style({ color: vars.color.inkQuiet })
export const description = style({ gridColumn: '1 / -1' })

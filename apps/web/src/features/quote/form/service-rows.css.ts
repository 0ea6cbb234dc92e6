import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

const narrow = 'screen and (max-width: 40rem)'
const wide = `not ${narrow}`

/** Beside each other in widths that depend on no text, as measuring each row's takes a phone long. */
export const service = style({
  selectors: { '& + &': { borderTop: vars.border.line } },
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
    [narrow]: { display: 'block' },
  },
})

export const price = style({
  color: vars.color.inkQuiet,
  '@media': { [wide]: { textAlign: 'end' } },
})
export const description = style({ gridColumn: '1 / -1' })

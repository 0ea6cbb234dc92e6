import { style } from '@vanilla-extract/css'
import { vars } from '../../design/theme.css.ts'

export const view = style({ paddingBlock: vars.space.eight })
export const home = style({ justifySelf: 'start' })
export const cities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
})
export const city = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
})

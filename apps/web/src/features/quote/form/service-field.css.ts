import { globalStyle, style } from '@vanilla-extract/css'
import { medium, narrow, vars } from '../../../design/theme.css.ts'

export const input = style({ paddingInlineEnd: vars.space.four, textOverflow: 'ellipsis' })

// On a phone a service's name takes the whole field.
globalStyle(`${input}:not(:placeholder-shown)`, {
  '@media': { [narrow]: { paddingInline: vars.space.one } },
})
globalStyle(`${input}:not(:placeholder-shown) + svg`, {
  '@media': { [narrow]: { display: 'none' } },
})

export const service = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.one,
  paddingBlock: vars.space.half,
  lineHeight: 1.3,
  selectors: { '& + &': { borderTop: vars.border.line } },
  '@media': {
    [medium]: { columnGap: vars.space.two, paddingBlock: vars.space.one, lineHeight: 'inherit' },
  },
})

// On a phone in two lines, so that most names need no more.
export const price = style({
  display: 'grid',
  color: vars.color.inkQuiet,
  fontSize: vars.text.small,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [medium]: { display: 'block', fontSize: 'inherit' } },
})

export const amount = style({ color: vars.color.ink })

// On a phone in one line, unless letters are large: it is read in full under the field, once the service
// is picked.
export const description = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    '(min-width: 22rem)': { whiteSpace: 'nowrap' },
    [medium]: { whiteSpace: 'normal' },
  },
})

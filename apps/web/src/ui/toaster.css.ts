import { style, styleVariants } from '@vanilla-extract/css'
import { withIconCentred } from './layout.css.ts'
import { medium, vars } from './theme.css.ts'

/** Over the header, as high as it where the message is short. */
const base = style([
  withIconCentred,
  {
    position: 'fixed',
    zIndex: 20,
    top: vars.space.half,
    insetInline: vars.space.half,
    minHeight: `calc(${vars.size.header} - ${vars.space.one})`,
    paddingInlineStart: vars.space.onehalf,
    border: vars.border.line,
    borderInlineStart: '4px solid',
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    fontSize: vars.text.small,
    lineHeight: 1.25,
    '@media': {
      print: { display: 'none' },
      [medium]: { insetInlineStart: 'auto', maxWidth: '28rem', fontSize: 'inherit' },
    },
  },
])

export const toast = styleVariants({
  success: [base, { color: vars.color.success }],
  error: [base, { color: vars.color.danger }],
})

export const message = style({
  color: vars.color.ink,
  flex: '1 1 0',
  paddingBlock: vars.space.one,
  textWrap: 'balance',
})

/** As wide as other buttons, although what stands beside an icon may shrink. */
export const close = style({ selectors: { '&&': { minWidth: vars.size.target } } })

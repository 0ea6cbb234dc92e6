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
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.two,
  paddingBlock: vars.space.half,
  textWrap: 'balance',
})

/** Below the title. */
export const text = style({ flexBasis: '100%' })

/** As wide as other buttons, although what stands beside an icon may shrink. */
export const close = style({ selectors: { '&&': { minWidth: vars.size.target } } })

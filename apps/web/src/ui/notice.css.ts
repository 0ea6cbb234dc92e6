import { style, styleVariants } from '@vanilla-extract/css'
import { stackSmall } from './layout.css.ts'
import { vars } from './theme.css.ts'

const base = style([
  stackSmall,
  {
    padding: `${vars.space.one} ${vars.space.two}`,
    borderInlineStart: '4px solid',
    borderRadius: vars.radius.small,
  },
])

/** A message that stays on the page. */
export const notice = styleVariants({
  info: [base, { background: vars.color.paper, borderColor: vars.color.info }],
  danger: [base, { background: vars.color.dangerSoft, borderColor: vars.color.danger }],
  success: [base, { background: vars.color.paper, borderColor: vars.color.success }],
})

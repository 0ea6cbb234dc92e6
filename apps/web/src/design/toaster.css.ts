import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const region = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.space.two,
  top: vars.space.two,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.one,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: vars.space.onehalf,
  alignItems: 'center',
  width: `min(26rem, 100vw - 2 * ${vars.space.two})`,
  marginTop: vars.space.one,
  padding: vars.space.onehalf,
  paddingInlineStart: vars.space.two,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: '4px solid',
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
})

export const toasts = styleVariants({
  success: [toast, { borderInlineStartColor: vars.color.success }],
  error: [toast, { borderInlineStartColor: vars.color.danger }],
})
export const icons = styleVariants({
  success: { color: vars.color.success },
  error: { color: vars.color.danger },
})

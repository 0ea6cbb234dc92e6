import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.onehalf,
  alignItems: 'center',
  width: `min(${vars.size.aside}, 100vw - 2 * ${vars.space.two})`,
  padding: vars.space.onehalf,
  paddingInlineStart: vars.space.two,
  border: vars.border.line,
  borderInlineStart: '4px solid',
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  // On a screen that is enlarged four times, it must leave room for what it is about.
  '@media': {
    'screen and (max-height: 20rem)': {
      gap: vars.space.half,
      padding: vars.space.half,
      fontSize: vars.text.small,
      lineHeight: 1.25,
    },
  },
})

// Beside the icon; large text takes a line of its own.
globalStyle(`${base} > div`, { flex: '1 1 8rem', minWidth: 0 })

export const toast = styleVariants({
  success: [base, { borderInlineStartColor: vars.color.success }],
  error: [base, { borderInlineStartColor: vars.color.danger }],
})

export const icon = styleVariants({
  success: { color: vars.color.success },
  error: { color: vars.color.danger },
})

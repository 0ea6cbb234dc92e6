import { recipe } from '@vanilla-extract/recipes'
import { vars } from './theme.css.ts'

export const toast = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
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
  },
  variants: {
    tone: {
      success: { borderInlineStartColor: vars.color.success },
      error: { borderInlineStartColor: vars.color.danger },
    },
  },
})

export const icon = recipe({
  variants: {
    tone: {
      success: { color: vars.color.success },
      error: { color: vars.color.danger },
    },
  },
})

import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from './theme.css.ts'

/** A message that stays on the page. */
export const notice = recipe({
  base: {
    display: 'grid',
    gap: vars.space.one,
    padding: vars.space.two,
    borderInlineStart: '4px solid',
    borderRadius: vars.radius.small,
    color: vars.color.ink,
  },
  variants: {
    tone: {
      info: { background: vars.color.infoSoft, borderColor: vars.color.info },
      success: { background: vars.color.successSoft, borderColor: vars.color.success },
      danger: { background: vars.color.dangerSoft, borderColor: vars.color.danger },
    },
  },
  defaultVariants: { tone: 'info' },
})

/** Over the page, at the lower edge of the screen. */
export const floating = style({
  position: 'fixed',
  zIndex: 20,
  bottom: vars.space.two,
  insetInline: vars.space.two,
  maxWidth: vars.size.column,
  marginInline: 'auto',
  boxShadow: vars.shadow.raised,
})

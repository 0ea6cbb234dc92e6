import { recipe } from '@vanilla-extract/recipes'
import { vars } from './theme.css.ts'

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.one,
    minWidth: vars.size.target,
    minHeight: vars.size.target,
    padding: `${vars.space.one} ${vars.space.two}`,
    border: '2px solid transparent',
    borderRadius: vars.radius.medium,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&:disabled': { cursor: 'progress', opacity: 0.7 },
    },
    '@media': { print: { display: 'none' } },
  },
  variants: {
    tone: {
      primary: {
        background: vars.color.action,
        color: vars.color.onAction,
        fontFamily: vars.font.display,
        ':hover': { background: vars.color.actionStrong },
      },
      quiet: {
        background: vars.color.surface,
        borderColor: vars.color.control,
        color: vars.color.ink,
        ':hover': { borderColor: vars.color.ink },
      },
      plain: {
        background: 'transparent',
        color: vars.color.info,
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        paddingInline: 0,
        ':hover': { textDecorationThickness: '2px' },
      },
    },
    size: {
      regular: {},
      large: { minHeight: '3.5rem', paddingInline: vars.space.four, fontSize: vars.text.subtitle },
    },
    wide: { true: { width: '100%', paddingInline: vars.space.one } },
  },
  defaultVariants: { tone: 'quiet', size: 'regular' },
})

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { narrow, vars } from './theme.css.ts'

const base = style({
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
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'progress', opacity: 0.7 },
  },
  '@media': { print: { display: 'none' } },
})

// Very large letters on a phone stay in it.
globalStyle(`${base} > span`, { minWidth: 0 })

const primary = style([
  base,
  {
    background: vars.color.action,
    color: vars.color.onAction,
    fontFamily: vars.font.display,
    ':hover': { background: vars.color.actionStrong },
  },
])

/** By weight: `primary` for a page's purpose, `quiet` for what else it offers, `plain` like a link. */
export const button = styleVariants({
  primary: [primary],
  /** Primary, large, and as wide as its column. */
  wide: [
    primary,
    {
      width: '100%',
      minHeight: '3.5rem',
      paddingInline: vars.space.one,
      fontSize: vars.text.subtitle,
      // In one line on a phone.
      '@media': { [narrow]: { fontSize: vars.text.lead } },
    },
  ],
  quiet: [
    base,
    {
      background: vars.color.surface,
      borderColor: vars.color.control,
      color: vars.color.ink,
      ':hover': { borderColor: vars.color.ink },
    },
  ],
  plain: [
    base,
    {
      background: 'transparent',
      color: vars.color.info,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      paddingInline: 0,
      // As wide as its content, also below other items.
      justifySelf: 'start',
      textAlign: 'start',
      // Forced colours would show the border.
      borderWidth: 0,
      ':hover': { textDecorationThickness: '2px' },
    },
  ],
})

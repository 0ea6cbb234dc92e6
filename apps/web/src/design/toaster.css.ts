import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { bottomBarHeight, cluster } from './layout.css.ts'
import { vars } from './theme.css.ts'

const base = style([
  cluster,
  {
    position: 'fixed',
    zIndex: 20,
    top: vars.space.two,
    insetInlineEnd: vars.space.two,
    width: `min(${vars.size.aside}, 100vw - 2 * ${vars.space.two})`,
    padding: vars.space.onehalf,
    paddingInlineStart: vars.space.two,
    border: vars.border.line,
    borderInlineStart: '4px solid',
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    selectors: {
      '&[data-low]': {
        top: 'auto',
        bottom: `calc(${fallbackVar(bottomBarHeight, '0px')} + ${vars.space.two})`,
      },
    },
    '@media': { print: { display: 'none' } },
  },
])

// Beside the icon; large text takes a line of its own.
globalStyle(`${base} > div`, { flex: '1 1 8rem', minWidth: 0 })

export const toast = styleVariants({
  success: [base, { borderInlineStartColor: vars.color.success }],
  error: [base, { borderInlineStartColor: vars.color.danger }],
})

/** Repeats the page: where the screen is too low for both, the page alone says it. */
export const repeating = style({ '@media': { '(max-height: 399px)': { display: 'none' } } })

export const icon = styleVariants({
  success: { color: vars.color.success },
  error: { color: vars.color.danger },
})

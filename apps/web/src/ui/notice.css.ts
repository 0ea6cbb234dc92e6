import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { bottomBarHeight, stackSmall } from './layout.css.ts'
import { vars } from './theme.css.ts'

const base = style([
  stackSmall,
  {
    padding: vars.space.two,
    borderInlineStart: '4px solid',
    borderRadius: vars.radius.small,
  },
])

/** A message that stays on the page. None has the ground of a price. */
export const notice = styleVariants({
  info: [base, { background: vars.color.paper, borderColor: vars.color.info }],
  danger: [base, { background: vars.color.dangerSoft, borderColor: vars.color.danger }],
  /** In one line on a phone. */
  firstAid: [
    base,
    {
      border: `2px solid ${vars.color.ink}`,
      padding: `0 ${vars.space.one}`,
      gap: 0,
      fontSize: vars.text.small,
    },
  ],
})

globalStyle(`${notice.firstAid} > ol`, { paddingBottom: vars.space.one })

/** Over the page, at the lower edge of the screen. */
export const floating = style({
  position: 'fixed',
  zIndex: 20,
  bottom: `calc(${bottomBarHeight} + ${vars.space.two})`,
  insetInline: vars.space.two,
  maxWidth: vars.size.column,
  marginInline: 'auto',
  boxShadow: vars.shadow.raised,
})

const appear = keyframes({ to: { visibility: 'visible' } })

/** With `hidden` on it: appears after ten seconds, without any code. */
export const afterTenSeconds = style({
  selectors: {
    '&[hidden]': {
      display: 'block',
      visibility: 'hidden',
      // Nothing moves: also for those who want no motion.
      animation: `${appear} 0s 10s forwards`,
    },
  },
  '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'none' } } } },
})

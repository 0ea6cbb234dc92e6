import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { button } from './button.css.ts'
import { medium, vars } from './theme.css.ts'

const low = 'screen and (max-height: 30rem), screen and (max-width: 48rem) and (max-height: 42rem)'
// On a phone with large letters, only a little.
const inset = `min(clamp(${vars.space.two}, 3vw, ${vars.space.three}), 4.5vw)`

export const dialog = style({
  width: `min(${vars.size.page}, 100% - ${vars.space.two})`,
  maxWidth: 'none',
  // Most of the time as high, whatever it shows.
  minHeight: `min(36rem, 100dvh - ${vars.space.two})`,
  maxHeight: `calc(100dvh - ${vars.space.two})`,
  // Aligned to the top, so that a search field stays in place while the list below it shrinks.
  marginTop: vars.space.one,
  padding: 0,
  border: vars.border.line,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
  background: vars.color.surface,
  color: vars.color.ink,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: vars.color.backdrop },
  },
  '@media': {
    print: { display: 'none !important' },
    [medium]: { marginTop: 'max(0.5rem, 6dvh)', maxHeight: 'calc(94dvh - 0.5rem)' },
    // On a low screen, the whole dialog scrolls.
    [low]: { overflowY: 'auto', selectors: { '&[open]': { display: 'block' } } },
  },
})

export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.one,
  alignItems: 'center',
  minHeight: '3.5rem',
  paddingBlock: vars.space.half,
  paddingInline: inset,
  overflowWrap: 'anywhere',
})
// On a phone with large letters, no word breaks.
globalStyle(`${header} h2`, { fontSize: `min(${vars.text.subtitle}, 8vw)` })

export const close = style([
  button.plain,
  { marginInlineEnd: `calc(-1 * ${vars.space.one})`, color: 'inherit' },
])

/** What stays, and a part with this class that scrolls. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  paddingInline: inset,
  '@media': { [low]: { display: 'block' } },
})
/** Scrolls in a dialog's body, under what stays. */
export const scrolling = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // At its end, a wheel or finger scrolls the dialog.
  '@media': { [low]: { overscrollBehavior: 'auto' } },
})

const ignorePresses = keyframes({ 'from, to': { pointerEvents: 'none' } })

// A dialog ignores presses for the time of a double click, whose second press was not meant for it. The
// animation runs once, when the dialog opens. Nothing moves, so it also runs with prefers-reduced-motion.
globalStyle(`${dialog}[open] > *`, { animation: `${ignorePresses} 500ms` })
// A field may be pressed at once, because that chooses nothing yet.
globalStyle(`${dialog} input`, { pointerEvents: 'auto' })

// The page behind it stays where it is. Without `:has()` (Firefox 115), it scrolls past the dialog's end.
// The backdrop does not reach the room of its scroll bar, which gets the colour of the hero behind a backdrop.
globalStyle(`:root:has(${dialog}[open])`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  background: `color-mix(in srgb, ${vars.color.inverse}, black 30%)`,
})

import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { lines } from './layout.css.ts'
import { medium, vars } from './theme.css.ts'

const low = 'screen and (max-height: 30rem), screen and (max-width: 48rem) and (max-height: 42rem)'
const inset = vars.space.two
const wideInset = vars.space.three

export const dialog = style({
  width: `min(${vars.size.page}, 100vw - ${vars.space.two})`,
  maxWidth: 'none',
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
  // On a low screen, the header scrolls with the body.
  '@media': {
    [medium]: { marginTop: 'max(0.5rem, 6dvh)', maxHeight: 'calc(94dvh - 0.5rem)' },
    [low]: { overflowY: 'auto', selectors: { '&[open]': { display: 'block' } } },
  },
})

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.two,
  alignItems: 'start',
  padding: inset,
  paddingBottom: vars.space.one,
  '@media': { [medium]: { padding: wideInset, paddingBottom: vars.space.two } },
})

/** The title and the introduction. */
export const heading = style([lines, { overflowWrap: 'anywhere', hyphens: 'auto' }])

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${inset} ${inset}`,
  background: vars.color.surface,
  '@media': {
    [medium]: { paddingInline: wideInset },
    // Otherwise Chrome would not let a wheel or finger on the body scroll the dialog.
    [low]: { overscrollBehavior: 'auto' },
  },
})

const ignorePresses = keyframes({ 'from, to': { pointerEvents: 'none' } })

// For the time of a double click: its second press is not meant for what has just opened. On what is there
// as long as the dialog is, so that it is for the opening alone. Nothing moves, so it holds for visitors who
// want no motion too.
globalStyle(`${dialog}[open] > *`, { animation: `${ignorePresses} 500ms !important` })
// A field takes the focus at once, which is no choice yet.
globalStyle(`${dialog} input`, { pointerEvents: 'auto' })

// The page behind it stays where it is. Without `:has()` (Firefox 115), it scrolls past the dialog's end.
globalStyle(`:root:has(${dialog}[open])`, { overflow: 'hidden' })

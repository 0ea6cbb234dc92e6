import { globalStyle, style } from '@vanilla-extract/css'
import { stackTight, withIcon } from './layout.css.ts'
import { small } from './text.css.ts'
import { vars } from './theme.css.ts'

// A visitor may type one very long word.
export const field = style([stackTight, { overflowWrap: 'anywhere' }])

export const label = style({ fontWeight: 600, justifySelf: 'start' })

// Hint, error and status keep clear of the control's focus ring.
export const hint = style([small, { paddingBottom: vars.space.half }])

export const error = style([
  withIcon,
  {
    paddingTop: vars.space.half,
    color: vars.color.danger,
    fontWeight: 600,
  },
])

/** What to do about an error: red is for the error alone. */
export const advice = style({ color: vars.color.ink, fontWeight: 400 })

/** An input, a select or a text area. */
export const control = style({
  width: '100%',
  minHeight: vars.size.target,
  padding: `${vars.space.one} ${vars.space.onehalf}`,
  border: vars.border.control,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  // Below 16 px, phones zoom into the field.
  fontSize: `max(16px, ${vars.text.body})`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      borderWidth: 2,
      // Keeps the two lines of the message below in sight.
      scrollMarginBottom: vars.space.eight,
    },
    // The focus ring alone, while its list is open.
    '&[aria-invalid="true"][aria-expanded="true"]': { borderColor: vars.color.surface },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    '&::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
  },
  '@media': { print: { minHeight: 0, paddingBlock: vars.space.half } },
})

/** As high as its text, up to 60 % of the window. Firefox ESR 140 lacks `field-sizing`: there it scrolls. */
export const textArea = style([
  control,
  {
    minHeight: '6rem',
    resize: 'vertical',
    fieldSizing: 'content',
    '@media': { screen: { maxHeight: '60vh' }, print: { minHeight: 0 } },
  },
])

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space.four,
    textOverflow: 'ellipsis',
    // What it asks for while nothing is chosen, as in a placeholder.
    selectors: { '&:required:invalid': { color: vars.color.inkQuiet } },
  },
])
globalStyle(`${select} > option`, { color: vars.color.ink })

/** A select or a combobox, with what is over or under it. */
export const anchor = style({ position: 'relative' })

/** The arrow of a select or a combobox. Presses go through it to the control. */
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space.onehalf,
  insetBlock: 0,
  marginBlock: 'auto',
  pointerEvents: 'none',
})

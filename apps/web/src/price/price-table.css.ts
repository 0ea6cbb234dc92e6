import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { bentPipe, collar, uprightPipe } from '../ui/pipe.css.ts'
import { medium, vars } from '../ui/theme.css.ts'

/** How far the pipe runs past its last line, to a total that stands elsewhere. Unset, it ends at its last collar. */
export const outflow = createVar()

/** Where there is little room beside the letters, an amount stands below its label. */
export const container = style({ containerType: 'inline-size' })
const tight = '(max-width: 13rem)'

/** A table of amounts, each line a joint of the pipe that ends in the total. */
export const table = style({
  // The pipe consists of backgrounds, which browsers do not print by default.
  printColorAdjust: 'exact',
})

export const row = style({ borderBottom: vars.border.line, breakInside: 'avoid' })

export const label = style({
  position: 'relative',
  padding: `0.375rem ${vars.space.one}`,
  lineHeight: 1.3,
  '@media': { [medium]: { paddingBlock: vars.space.onehalf } },
  // In pixels, like the pipe beside it: in print, the tokens for space are smaller.
  paddingInlineStart: 32,
  fontWeight: 400,
  textAlign: 'start',
  '@container': { [tight]: { display: 'block', padding: 0 } },
  '::before': {
    ...uprightPipe,
    insetInlineStart: 4,
    insetBlock: -1,
  },
  '::after': {
    ...collar,
    insetInlineStart: 0,
    top: 'calc(50% - 5px)',
  },
})

export const amount = style({
  paddingInline: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [tight]: { display: 'block', textAlign: 'start' } },
})

globalStyle(`tbody > ${row}:first-child > ${label}::before`, { insetBlockStart: '50%' })
globalStyle(`tbody:last-child > ${row}:last-child > ${label}::before`, {
  insetBlockEnd: fallbackVar(outflow, '50%'),
})

// A pipe along one line alone would be a stub.
const alone = `tbody:last-child > ${row}:only-child`
globalStyle(`${alone} > ${label}`, { paddingInlineStart: 0 })
globalStyle(`${alone} > ${label}::before, ${alone} > ${label}::after`, { display: 'none' })
globalStyle(`tbody:last-child > ${row}:last-child`, { borderBottom: 0 })

export const total = style({ breakInside: 'avoid' })

globalStyle(`${total} > *`, {
  paddingBlock: vars.space.one,
  fontFamily: vars.font.display,
  fontSize: vars.text.subtitle,
  fontWeight: 800,
})
globalStyle(`${total} > ${label}`, { paddingInlineStart: 48 })
// Here the pipe turns towards the total.
globalStyle(`${total} > ${label}::before`, {
  ...bentPipe,
  insetBlock: '-1px calc(50% - 6px)',
  width: 26,
})
globalStyle(`${total} > ${label}::after`, {
  insetInlineStart: 24,
  top: 'calc(50% - 10px)',
  width: 11,
  height: 20,
})

// In a narrow column the pipe would have gaps, and take the room of two letters.
globalStyle(`${container} th::before, ${container} th::after`, {
  '@container': { [tight]: { display: 'none' } },
})
globalStyle(`${container} ${total} > *`, { '@container': { [tight]: { padding: 0 } } })

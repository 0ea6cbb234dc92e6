import { globalStyle, style } from '@vanilla-extract/css'
import { collar, uprightPipe } from './pipe.css.ts'
import { vars } from './theme.css.ts'

/** A table of amounts, each line a joint of the pipe that ends in the total. */
export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const caption = style({
  paddingBottom: vars.space.one,
  fontFamily: vars.font.display,
  fontSize: vars.text.subtitle,
  fontWeight: 700,
  textAlign: 'start',
})

export const row = style({ borderBottom: vars.border.line, breakInside: 'avoid' })

export const label = style({
  position: 'relative',
  padding: `${vars.space.onehalf} ${vars.space.one} ${vars.space.onehalf} ${vars.space.four}`,
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '::before': {
    ...uprightPipe,
    content: '',
    position: 'absolute',
    insetInlineStart: 4,
    insetBlock: -1,
  },
  '::after': {
    ...collar,
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: 'calc(50% - 5px)',
  },
})

export const amount = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

export const total = style({ breakInside: 'avoid' })

globalStyle(`${total} > *`, {
  paddingTop: vars.space.two,
  fontFamily: vars.font.display,
  fontSize: vars.text.subtitle,
  fontWeight: 800,
})
// Here the pipe turns towards the total.
globalStyle(`${total} > ${label}::before`, {
  insetBlockEnd: '50%',
  marginBottom: -10,
  width: 24,
  background: 'none',
  boxShadow: 'none',
  border: `0 solid ${vars.color.pipe}`,
  borderInlineStartWidth: 10,
  borderBottomWidth: 10,
  borderEndStartRadius: 16,
})
globalStyle(`${total} > ${label}::after`, {
  insetInlineStart: 20,
  width: 10,
  height: 18,
  top: 'calc(50% - 4px)',
})
globalStyle(`${total} > ${label}`, {
  paddingInlineStart: `calc(${vars.space.four} + ${vars.space.two})`,
})

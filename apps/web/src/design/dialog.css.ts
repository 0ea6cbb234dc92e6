import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const dialog = style({
  width: `min(${vars.size.page}, 100vw - ${vars.space.two})`,
  maxWidth: 'none',
  maxHeight: `calc(100dvh - ${vars.space.two})`,
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.ink,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: vars.color.backdrop },
  },
})

export const header = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space.two,
  alignItems: 'start',
  padding: vars.space.three,
  paddingBottom: vars.space.two,
})

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.three,
  paddingBlock: vars.space.half,
})

export const footer = style({
  padding: `${vars.space.two} ${vars.space.three}`,
  borderTop: `1px solid ${vars.color.line}`,
})

import { style } from '@vanilla-extract/css'
import { card } from '../../design/card.css.ts'
import { vars } from '../../design/theme.css.ts'

export const content = style({ display: 'grid', gap: vars.space.three })

export const categories = style({
  columns: '20rem 3',
  columnGap: vars.space.two,
})

export const category = style([
  card,
  { display: 'grid', gap: vars.space.one, marginBottom: vars.space.two, breakInside: 'avoid' },
])

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } })

export const service = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.two,
  width: '100%',
  minHeight: vars.size.target,
  padding: `${vars.space.half} 0`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

export const price = style({
  flexShrink: 0,
  color: vars.color.inkQuiet,
  fontFamily: vars.font.display,
  fontWeight: 600,
})

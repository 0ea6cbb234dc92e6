import { globalStyle, style } from '@vanilla-extract/css'
import { large, vars } from '../../design/theme.css.ts'

export const view = style({
  display: 'grid',
  gap: vars.space.three,
  paddingBlock: `${vars.space.three} ${vars.space.eight}`,
})

export const header = style({ display: 'grid', gap: vars.space.half })

export const columns = style({
  display: 'grid',
  gap: vars.space.three,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    print: { gridTemplateColumns: '1fr 1fr' },
  },
})

export const total = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.amount,
  fontWeight: 800,
  lineHeight: 1,
})

export const unit = style({ fontSize: vars.text.subtitle, fontWeight: 600 })

export const totals = style({
  display: 'grid',
  gap: vars.space.half,
  padding: vars.space.two,
  borderRadius: vars.radius.medium,
  background: vars.color.infoSoft,
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.one} ${vars.space.two}`,
})

export const tools = style({
  columns: '12rem 2',
  marginTop: vars.space.onehalf,
  paddingInlineStart: vars.space.three,
  listStyle: 'disc',
})

globalStyle(`${facts} > dt`, { color: vars.color.inkQuiet })

import { style } from '@vanilla-extract/css'
import { large, vars } from '../../design/theme.css.ts'

export const view = style({
  display: 'grid',
  gap: vars.space.three,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${vars.space.two} ${vars.space.eight}`,
})

export const header = style({ display: 'grid', gap: vars.space.half })

export const columns = style({
  display: 'grid',
  gap: vars.space.three,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    print: { gridTemplateColumns: '1fr 1fr' },
  },
})

export const price = style({ display: 'grid', gap: vars.space.one })

export const total = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.amount,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1,
})

export const unit = style({ fontSize: vars.text.subtitle, fontWeight: 600, letterSpacing: 0 })

export const guarantee = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.one,
  fontWeight: 600,
})

export const service = style({ fontWeight: 600 })

export const totals = style({
  display: 'grid',
  gap: vars.space.half,
  padding: vars.space.two,
  borderRadius: vars.radius.medium,
  background: vars.color.infoSoft,
})

export const tools = style({
  columns: '12rem 2',
  marginTop: vars.space.onehalf,
  paddingInlineStart: vars.space.three,
  listStyle: 'disc',
})

import { style } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const caption = style({ paddingBottom: vars.space.one, textAlign: 'start' })

export const row = style({
  borderTop: vars.border.line,
  selectors: { '&[data-chosen="true"]': { fontWeight: 700 } },
})

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.two}`,
  paddingBlock: vars.space.onehalf,
  fontWeight: 'inherit',
  textAlign: 'start',
})

export const chosen = style({ display: 'flex', alignItems: 'center', gap: vars.space.half })

export const price = style({ textAlign: 'end', whiteSpace: 'nowrap' })

import { style } from '@vanilla-extract/css'
import { line, row } from '../../../design/layout.css.ts'
import { vars } from '../../../design/theme.css.ts'

export const urgency = style({
  borderTop: vars.border.line,
  selectors: { '&[data-chosen="true"]': { fontWeight: 700 } },
})

export const label = style([
  line,
  {
    paddingBlock: vars.space.onehalf,
    fontWeight: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
])

export const chosen = style([row, { gap: vars.space.half }])

/** The price at the end, under each other. */
export const choice = style([line, { justifyContent: 'end' }])

export const price = style({ minWidth: 'min(5em, 20vw)', textAlign: 'end', whiteSpace: 'nowrap' })

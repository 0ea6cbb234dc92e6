import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../design/theme.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space.onehalf,
  marginTop: vars.space.onehalf,
})

const urgency = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.half,
  padding: vars.space.two,
  border: vars.border.line,
  borderTop: '4px solid',
  borderRadius: vars.radius.medium,
  selectors: { '&[data-chosen="true"]': { background: vars.color.infoSoft } },
})

export const urgencies = styleVariants({
  normal: [urgency, { borderTopColor: vars.color.control }],
  urgent: [urgency, { borderTopColor: vars.color.urgent }],
  emergency: [urgency, { borderTopColor: vars.color.emergency }],
})

export const price = style({ fontFamily: vars.font.display, fontSize: vars.text.subtitle })
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.half,
  fontWeight: 600,
})

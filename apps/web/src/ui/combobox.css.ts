import { style } from '@vanilla-extract/css'
import { small } from './text.css.ts'
import { vars } from './theme.css.ts'

export const list = style({
  position: 'absolute',
  zIndex: 10,
  insetInline: 0,
  top: `calc(100% + ${vars.space.half})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps the active row clear of the sticky title of its group.
  scrollPaddingTop: '2rem',
  border: vars.border.control,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
})

/**
 * The title of a group stays in sight while its rows are read. Where a list has one group only, its title is
 * a message to the visitor.
 */
export const groupName = style([
  small,
  {
    padding: `${vars.space.one} min(${vars.space.onehalf}, 4vw) ${vars.space.half}`,
    background: vars.color.surface,
    fontWeight: 600,
    selectors: {
      '* + * > &': { borderTop: vars.border.control },
      ':not(:only-child) > &': { position: 'sticky', top: 0 },
      ':only-child > &': { color: vars.color.ink, fontSize: vars.text.body },
    },
  },
])

export const option = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space.one} min(${vars.space.onehalf}, 4vw)`,
  lineHeight: 1.25,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderTop: vars.border.line },
    '&[aria-selected="true"]': {
      background: vars.color.infoSoft,
      boxShadow: `inset 4px 0 0 ${vars.color.info}`,
      // Forced colours drop backgrounds and shadows.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
  },
})

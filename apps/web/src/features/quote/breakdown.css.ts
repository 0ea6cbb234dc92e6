import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../design/theme.css.ts'

export const table = style({ width: '100%', borderCollapse: 'collapse' })

export const caption = style({
  paddingBottom: vars.space.one,
  fontFamily: vars.font.display,
  fontSize: vars.text.subtitle,
  fontWeight: 700,
  textAlign: 'start',
})

export const row = style({ borderBottom: `1px solid ${vars.color.line}` })

/** The pipe runs down the left of the lines and ends in the total. */
export const label = style({
  position: 'relative',
  padding: `${vars.space.onehalf} 0 ${vars.space.onehalf} ${vars.space.three}`,
  fontWeight: 400,
  textAlign: 'start',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 2,
    insetBlock: 0,
    width: 8,
    background: vars.color.pipe,
    boxShadow: `inset 2px 0 0 ${vars.color.pipeShine}, inset -2px 0 0 ${vars.color.pipeShade}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: -1,
    insetBlockStart: 'calc(50% - 4px)',
    width: 14,
    height: 8,
    borderRadius: 2,
    background: vars.color.pipe,
    border: `1px solid ${vars.color.pipeShade}`,
  },
})

export const amount = style({ textAlign: 'end', whiteSpace: 'nowrap', fontWeight: 600 })

export const total = style({
  breakInside: 'avoid',
})

globalStyle(`${total} > *`, {
  fontFamily: vars.font.display,
  fontSize: vars.text.subtitle,
  fontWeight: 800,
})

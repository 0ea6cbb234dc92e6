import { globalStyle, style } from '@vanilla-extract/css'
import { quiet, small, typed } from '../../../design/text.css.ts'
import { vars } from '../../../design/theme.css.ts'

/** As high as its column leaves room, shared by all rows between the heading and what folds. */
export const card = style({ flexGrow: 1, gridTemplateRows: 'min-content auto auto min-content' })
export const part = style({ display: 'grid', gridTemplateRows: 'auto 1fr' })
globalStyle(`${part} > dl`, { display: 'grid' })

export const facts = {
  fact: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: `0 ${vars.space.two}`,
    paddingBlock: vars.space.one,
    borderBottom: vars.border.line,
    fontVariantNumeric: 'tabular-nums',
  }),
  label: quiet,
  value: typed,
  detail: small,
  /** Side by side where there is room. */
  items: style({ columns: '12rem', columnGap: vars.space.two }),
}
// Shows where the next item begins, whatever lines the one before takes.
globalStyle(`${facts.items} > li`, { paddingInlineStart: '1em', textIndent: '-1em' })

import { style } from '@vanilla-extract/css'
import { small } from '../../../design/text.css.ts'
import { vars } from '../../../design/theme.css.ts'

export const status = style({ gridArea: 'note' })

/** Both notes in one grid area, so that no field moves when one replaces the other. */
export const note = style([small, { display: 'grid', gridTemplateAreas: '"note"' }])

export const requiredFields = style({
  gridArea: 'note',
  selectors: { '&[data-covered="true"]': { visibility: 'hidden' } },
})

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.two,
})

// Its area to press is higher than the line.
export const clear = style({
  fontSize: 'inherit',
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
})

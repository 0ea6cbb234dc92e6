import { globalStyle, style } from '@vanilla-extract/css'
import { withIconCentred } from '../../ui/layout.css.ts'
import { vars } from '../../ui/theme.css.ts'

/** One category of the price list. */
export const category = style({ paddingBlock: vars.space.one, borderTop: vars.border.line })
// On paper all are open. Browsers before 2025 print those that are open on the screen.
globalStyle(`${category}::details-content`, {
  '@media': { print: { contentVisibility: 'visible' } },
})

export const heading = style([
  withIconCentred,
  { minWidth: 0, fontSize: vars.text.lead, hyphens: 'auto' },
])

export const icon = style({ color: vars.color.action })

export const list = style({
  columns: '18rem 2',
  columnGap: vars.space.six,
  paddingBlock: vars.space.one,
})
globalStyle(`${list} > li`, { breakInside: 'avoid' })

/** A row, which opens the chooser. */
export const service = style([
  withIconCentred,
  {
    width: `calc(100% + 2 * ${vars.space.one})`,
    minHeight: vars.size.target,
    // The names stand below those of the categories.
    marginInline: `calc(-1 * ${vars.space.one})`,
    padding: vars.space.one,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    lineHeight: 1.25,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { background: vars.color.infoSoft },
    '@media': {
      print: { minHeight: 0, paddingBlock: vars.space.half },
      // With large letters, the price stands below the name.
      'screen and (max-width: 17rem)': { flexWrap: 'wrap' },
    },
  },
])

/** Leads the eye from a name to its price. */
export const leader = style({
  flex: 1,
  minWidth: 'min(1rem, 3vw)',
  borderBottom: `2px dotted ${vars.color.line}`,
})

export const chevron = style({ color: vars.color.action, transform: 'rotate(-90deg)' })

/** Its width depends on no font, so that no name breaks when the display font has loaded. */
export const price = style({ flex: '0 0 3.25rem', fontFamily: vars.font.display, fontWeight: 700 })

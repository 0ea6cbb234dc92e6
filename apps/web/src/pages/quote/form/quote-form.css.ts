import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { cluster, stackTight } from '../../../ui/layout.css.ts'
import { title as headline } from '../../../ui/text.css.ts'
import { large, medium, narrow, vars } from '../../../ui/theme.css.ts'

/** The fields in one column; where there is room, the price is in a second one. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.three,
  '@media': {
    print: { display: 'block', selectors: { '&&': { paddingBlock: vars.space.one } } },
    [large]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateAreas: '"fields price" "submit price"',
      columnGap: vars.space.six,
    },
  },
})

globalStyle(`${form} > *`, {
  // While the HTML is still loading, no other child may fill the second column.
  gridColumn: 1,
  '@media': { print: { marginTop: vars.space.onehalf } },
})
globalStyle(`${form} > aside`, { '@media': { [large]: { gridArea: 'price' } } })

export const errorLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  lineHeight: 1.25,
  color: vars.color.danger,
  fontWeight: 600,
})

/** Close together on a phone, so that the first field is in sight. */
export const intro = style([
  stackTight,
  {
    lineHeight: 1.4,
    marginBlockStart: `calc(-1 * ${vars.space.one})`,
    marginBlockEnd: `calc(-1 * ${vars.space.onehalf})`,
    '@media': { [medium]: { gap: vars.space.two, marginBlock: 0 } },
  },
])

/** The link to the home page and, at the other end of its line, the service with which the visitor has come. */
export const ways = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.one,
  '@media': {
    // The buttons' own height is the gap to the heading.
    [narrow]: { marginBlockEnd: `calc(-1 * ${vars.space.one})` },
    // The service has room beside it.
    'screen and (width < 21rem)': { fontSize: vars.text.small },
  },
})
globalStyle(`${ways} > :first-child`, { flexShrink: 0, maxWidth: '100%' })
/** Hydration adds it, and may not make the line higher. */
export const service = style({
  marginBlock: `calc(-1 * ${vars.space.one})`,
  fontSize: vars.text.small,
  selectors: { '&&': { paddingBlock: 0, lineHeight: 1.2, textAlign: 'end' } },
})

/** In one line on a phone, with room for a wider face. */
export const title = style([headline, { '@media': { [narrow]: { fontSize: '1.1875rem' } } }])

/** What is priced, and where. */
export const asked = style({ '@media': { [medium]: { fontSize: vars.text.lead } } })

export const badges = style([
  cluster,
  { rowGap: vars.space.half, fontSize: vars.text.small, fontWeight: 600 },
])

/** Below a toast, which lies over the top of the screen on a phone. */
export const summary = style({
  scrollMarginTop: '7rem',
  selectors: { '&&': { gap: vars.space.half, paddingBlockStart: vars.space.onehalf } },
})
globalStyle(`${summary} > ul`, { '@media': { [medium]: { columns: 2 } } })
globalStyle(`${summary} > ul > li`, { breakInside: 'avoid' })

/** Takes no room, not even a gap, unless it keeps that of a summary that has gone. */
export const summaryRoom = style({
  selectors: { '&:empty:not([style*="height"])': { position: 'absolute' } },
})

const appear = keyframes({ to: { maxHeight: '12rem', visibility: 'visible' } })

/**
 * For a page whose code does not load, because it is lost or blocked. The sentence appears after ten seconds, or at
 * once if the browser says that scripting is off. Hydration removes it. Until it appears, it takes no room.
 */
export const noCode = style({
  maxHeight: 0,
  visibility: 'hidden',
  fontWeight: 600,
  animation: `${appear} 1ms 10s forwards`,
  // Above the others, which stand side by side.
  selectors: { '&&': { order: -1, flex: '1 0 100%' } },
  '@media': { '(scripting: none)': { animationDelay: '0s' }, print: { display: 'none' } },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { lines, paragraphs } from '../../design/layout.css.ts'
import { uprightPipe } from '../../design/pipe.css.ts'
import { small } from '../../design/text.css.ts'
import { vars } from '../../design/theme.css.ts'
import { inflow as tableInflow } from '../../price-table/price-table.css.ts'
import { beside } from './hero.css.ts'

export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.one} 0.375rem`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [beside]: { gridArea: '1 / 2 / span 4', alignSelf: 'center' } },
})

export const legend = style({
  marginBottom: vars.space.one,
  padding: 0,
  color: vars.color.onDeepQuiet,
})

/** The label of a radio button. */
export const word = style({
  flexGrow: 1,
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space.half} 0.375rem`,
  border: `2px solid ${vars.color.onDeepQuiet}`,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.display,
  // On the smallest phone the three stand side by side.
  fontSize: 'clamp(0.9375rem, 0.875rem + 0.25vw, 1rem)',
  fontWeight: 600,
  lineHeight: 1.25,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.onDeep },
    ':checked + &': {
      borderColor: vars.color.onDeep,
      background: vars.color.onDeep,
      color: vars.color.deep,
    },
    ':focus-visible + &': { outline: `3px solid ${vars.color.info}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        ':checked + &': {
          forcedColorAdjust: 'none',
          background: 'SelectedItem',
          color: 'SelectedItemText',
        },
      },
    },
    print: { display: 'none' },
  },
})

/** A price tag that hangs on the pipe. */
export const tag = style({
  position: 'relative',
  flexBasis: '100%',
  minWidth: 0,
  padding: vars.space.two,
  // The last row of the breakdown has its own padding.
  paddingBottom: 0,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.ink,
  '@media': { [beside]: { padding: vars.space.three, paddingBottom: vars.space.one } },
})

export const example = style([
  paragraphs,
  {
    // That of the chosen radio button, which stands before it; until one is chosen, the first.
    selectors: { '&:not(:first-of-type)': { display: 'none' } },
  },
])
globalStyle(`input:checked ~ ${tag} > ${example}`, { display: 'none' })
for (const nth of ['1', '2', '3']) {
  globalStyle(`input:nth-of-type(${nth}):checked ~ ${tag} > ${example}:nth-of-type(${nth})`, {
    display: 'grid',
  })
}

/** Until a trouble is chosen. */
export const unchosen = style([small, { fontFamily: vars.font.text, fontWeight: 400 }])
globalStyle(`input:checked ~ ${tag} ${unchosen}`, { display: 'none' })

/** Where the pipe comes in from the top of the page, it runs beside the caption into the breakdown. */
export const caption = style([
  lines,
  {
    position: 'relative',
    '@media': {
      [beside]: {
        paddingInlineStart: 32,
        '::before': {
          ...uprightPipe,
          insetInlineStart: 4,
          top: `calc(62px - ${vars.space.three})`,
          bottom: `calc(-1 * ${vars.space.one})`,
        },
      },
    },
  },
])

export const inflow = style({
  display: 'none',
  position: 'absolute',
  top: 0,
  // The middle of the pipe beside the caption.
  insetInlineStart: `calc(${vars.space.three} + 10px)`,
  width: 1,
  height: 1,
  overflow: 'visible',
  pointerEvents: 'none',
  '@media': { [beside]: { display: 'block' } },
})

// The loudest figure of the page.
globalStyle(`${tag} tfoot td`, { '@media': { [beside]: { fontSize: vars.text.title } } })
globalStyle(`${tag} table`, { '@media': { [beside]: { vars: { [tableInflow]: '-1px' } } } })

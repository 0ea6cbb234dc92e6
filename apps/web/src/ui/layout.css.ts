import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { large, narrow, vars } from './theme.css.ts'

/** What is left free at the sides of a page: little on a phone, also with large letters. */
export const pagePadding = `min(${vars.space.two}, 4.5vw)`

/** The page's width, centred. */
export const page = style({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: pagePadding,
})

/** One column of fields or text, centred. */
export const column = style([page, { maxWidth: vars.size.column }])

/** Items that belong together, one below the other. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.two,
})

/** Short paragraphs about one thing. */
export const stackSmall = style([stack, { gap: vars.space.one }])

/** Lines that are read in one go. */
export const stackTight = style([stack, { gap: vars.space.half }])

/** Groups of items, one below the other. */
export const stackLarge = style([stack, { gap: vars.space.three }])

/** The sections of a page, with room above and below. */
export const view = style([
  stackLarge,
  {
    paddingBlock: `${vars.space.two} clamp(${vars.space.three}, 5vw, ${vars.space.eight})`,
  },
])

/** A part of a long page, to which links lead. */
export const section = style({
  paddingBlock: `clamp(1.75rem, 7.5vw, 6rem)`,
  scrollMarginTop: vars.space.two,
  '@media': { print: { paddingBlock: vars.space.two } },
})

/** Texts, links and buttons side by side, wrapping. */
export const cluster = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.two,
})

/** Side by side, at both ends of the line. */
export const spread = style([cluster, { justifyContent: 'space-between' }])

/** An icon and the text that it stands for, which may take several lines. */
export const withIcon = style({ display: 'flex', gap: vars.space.one })
globalStyle(`${withIcon} > *`, { minWidth: 0 })

/** An icon and a text of one line. */
export const withIconCentred = style([withIcon, { alignItems: 'center' }])

/**
 * Height of a bar that stays at the lower edge of the screen; scroll targets keep clear of it. It is set on
 * every page, because setting it with the bar would make the browser style the whole page again.
 */
export const bottomBarHeight = createVar()
globalStyle(':root', {
  vars: { [bottomBarHeight]: '4.5rem' },
  '@media': {
    // With large text on a phone, the words in the bar wrap.
    'screen and (max-width: 17rem)': { vars: { [bottomBarHeight]: '6.25rem' } },
    [large]: { vars: { [bottomBarHeight]: '0px' } },
  },
})

export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Not seen on a phone, for want of room. Screen readers read it on every screen. */
export const hiddenOnPhone = style({
  '@media': {
    [narrow]: { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

/** Rendered before its first message. While empty, it takes no room, not even a gap. */
export const liveRegion = style({ selectors: { '&:empty': { position: 'absolute' } } })

export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const printOnly = style({ '@media': { screen: { display: 'none' } } })

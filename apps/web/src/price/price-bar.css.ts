import { globalStyle, style } from '@vanilla-extract/css'
import { cardPadding } from '../ui/card.css.ts'
import { bottomBarHeight, pagePadding } from '../ui/layout.css.ts'
import { large, medium, vars } from '../ui/theme.css.ts'

const narrow = 'screen and (width < 64rem)'
// Not on a low screen or with large letters, where it would take a quarter of the height.
const sticky = 'screen and (17rem < width < 64rem) and (height >= 26.25rem)'

/**
 * Stays at the lower edge of the screen, as wide as it, while its page is in sight. On-screen keyboards
 * cover it: index.html sets `interactive-widget=resizes-visual`.
 */
export const bar = style({
  '@media': {
    // There, the card shows the price.
    print: { display: 'none' },
    [sticky]: { position: 'sticky', zIndex: 5, bottom: 0 },
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'center',
      alignItems: 'center',
      columnGap: vars.space.one,
      minHeight: bottomBarHeight,
      paddingBlock: vars.space.half,
      // Over the padding of the card and of the page, to both edges of the screen.
      marginInline: `calc(-1 * (${cardPadding} + 1px + ${pagePadding}))`,
      paddingInline: vars.space.two,
      borderBlock: vars.border.line,
      background: vars.color.surface,
    },
  },
})
// Where letters are large, the price stands above the button.
globalStyle(`${bar} > *`, { flex: '1 1 6rem' })
globalStyle(`${bar} > :last-child`, {
  '@media': {
    [narrow]: {
      flex: '1 1 8rem',
      width: 'auto',
      maxWidth: '22rem',
      marginInlineStart: 'auto',
      fontSize: vars.text.body,
      textWrap: 'balance',
    },
    // As wide as its words.
    [`${medium} and (width < 64rem)`]: { flex: '0 0 auto', paddingInline: vars.space.three },
  },
})

/** To the price or, until there is one, to the service. Where there is room, the price is in sight. */
export const link = style({
  alignContent: 'center',
  minHeight: vars.size.target,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [large]: { display: 'none' } },
})

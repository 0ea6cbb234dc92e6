import { globalStyle, style } from '@vanilla-extract/css'
import { view } from '../../ui/layout.css.ts'

/** In place of the form, which keeps its room: browsers find the scroll position of a page again. */
export const coming = style([view, { display: 'none', textAlign: 'center' }])
globalStyle(`[data-quote-coming] ${coming}`, { display: 'block', position: 'sticky', top: 0 })
globalStyle(`[data-quote-coming] ${coming} + *`, { visibility: 'hidden' })

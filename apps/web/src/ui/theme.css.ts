import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { dark, light } from './palette.ts'

const color = createGlobalTheme(':root', light)

/** Faces that stand in for the display face, and how much wider it is than each. */
export const displayFallbacks = {
  'Display Arial': { sources: ['Arial', 'Liberation Sans'], width: 1.1 },
  'Display Roboto': { sources: ['Roboto'], width: 1.105 },
  'Display Noto': { sources: ['Noto Sans Regular', 'Noto Sans'], width: 1.035 },
  'Display DejaVu': { sources: ['DejaVu Sans'], width: 0.97 },
} as const

const fixed = createGlobalTheme(':root', {
  space: {
    half: '0.25rem',
    one: '0.5rem',
    onehalf: '0.75rem',
    two: '1rem',
    three: '1.5rem',
    four: '2rem',
    six: '3rem',
    eight: '4rem',
  },
  font: {
    display: [
      'Bricolage Grotesque Variable',
      ...Object.keys(displayFallbacks),
      'sans-serif',
    ].join(),
    text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
  },
  text: {
    small: '0.875rem',
    body: '1rem',
    lead: 'clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)',
    subtitle: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
    title: 'clamp(1.625rem, 1.3rem + 1.6vw, 2.25rem)',
    amount: 'min(clamp(3rem, 2.2rem + 4vw, 4.5rem), 17vw)',
  },
  radius: { small: '6px', medium: '10px', large: '18px' },
  size: {
    target: '2.75rem',
    marker: '2.5rem',
    header: '4rem',
    column: '42rem',
    page: 'clamp(75rem, 75vw, 90rem)',
    measure: '65ch',
  },
  border: {
    line: `1px solid ${color.line}`,
    control: `1px solid ${color.control}`,
    onInverse: `1px solid ${color.lineOnInverse}`,
  },
  shadow: {
    raised: '0 1px 2px rgb(9 32 37 / 8%), 0 8px 24px rgb(9 32 37 / 10%)',
  },
})

/** The design tokens, named by role. */
export const vars = { color, ...fixed }

/** From this width up the page has room for a second column. */
export const medium = 'screen and (min-width: 48rem)'
export const narrow = 'screen and (width < 48rem)'
export const large = 'screen and (min-width: 64rem)'

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      vars: assignVars(color, dark),
    },
    'screen and (prefers-contrast: more)': {
      vars: {
        [color.inkQuiet]: color.ink,
        [color.line]: color.ink,
        [color.control]: color.ink,
        [color.action]: color.actionStrong,
        [color.info]: color.ink,
        [color.danger]: color.ink,
        [color.success]: color.ink,
        [color.onInverseQuiet]: color.onInverse,
      },
    },
  },
})

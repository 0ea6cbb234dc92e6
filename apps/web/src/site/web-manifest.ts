import { brand } from '../settings.ts'
import { light } from '../ui/palette.ts'

/** The icons for a phone's home screen; sizes in pixels. Maskable ones fill their square. */
export const homeScreenIcons = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** The icon that iOS asks for; it fills its square. */
export const touchIcon = { path: '/apple-touch-icon.png', size: 180, purpose: 'maskable' } as const

/** The web app manifest, as JSON. */
export function webManifest(): string {
  return JSON.stringify({
    name: brand.name,
    // Phones cut after twelve letters.
    short_name: brand.name.split(' ')[0]?.slice(0, 12),
    lang: 'fr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: light.paper,
    theme_color: light.inverse,
    icons: homeScreenIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  })
}

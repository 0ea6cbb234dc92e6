import { expect, test } from 'vitest'
import { touchIcon, webManifest } from '../../src/site/metadata/web-manifest.ts'

test('the web manifest has the name, language, start page, colours and icons', () => {
  expect(JSON.parse(webManifest())).toEqual({
    name: 'Plombier 2 Minutes',
    short_name: 'Plombier 2 Minutes',
    lang: 'fr',
    start_url: '/',
    display: 'minimal-ui',
    // `paper` and `deep` of the light palette.
    background_color: '#faf9f6',
    theme_color: '#0e3138',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
})

test('iOS gets an icon of the size it asks for', () => {
  expect(touchIcon).toMatchObject({ path: '/apple-touch-icon.png', size: 180 })
})

import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { geocoder } from 'geocoder/vite'
import { defineConfig } from 'vite'
import svgr from 'vite-plugin-svgr'
import { staticHost } from './preview/static-host.ts'

export default defineConfig(({ command, mode, isPreview }) => ({
  // In preview `staticHost` answers every request: unknown paths get a 404 instead of index.html.
  appType: isPreview ? 'custom' : 'spa',
  plugins: [
    react(),
    // Icons are 20 pixels wide unless they are given a width, as the logo is. Their text says it all.
    // One class for all: the names of their own would add 0.2 kB to a page.
    svgr({
      svgrOptions: {
        icon: 20,
        svgProps: { 'aria-hidden': 'true', className: 'icon' },
        // Without it, a configuration is looked for in every folder above, also in those of others.
        runtimeConfig: false,
      },
    }),
    // By default class names are short only in production mode, but the tests measure the size of
    // the demonstration build.
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    mode === 'demo' && geocoder(),
    staticHost(),
  ],
  resolve: {
    alias: {
      // TanStack Form would broadcast all form values to its devtools, in production too.
      '@tanstack/devtools-event-client': join(import.meta.dirname, 'build/no-form-devtools.ts'),
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
    // The oldest browsers that the whole job works in; Chrome 109 is the last one for Windows 7 and 8.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'],
    // One style sheet: a prerendered page links it before the chunk of its route is loaded.
    cssCodeSplit: false,
    license: { fileName: 'licences.txt' },
    // The content security policy allows no data URLs.
    assetsInlineLimit: 0,
    // A browser without it loads the chunks one after the other.
    modulePreload: { polyfill: false },
  },
}))

import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { geocoder } from 'geocoder/vite'
import { defineConfig } from 'vite'
import svgr from 'vite-plugin-svgr'
import { staticHost } from './deploy/static-host.ts'

export default defineConfig(({ command, mode, isPreview }) => ({
  appType: isPreview ? 'custom' : 'spa',
  plugins: [
    tanstackRouter({ target: 'react' }),
    react(),
    // The size of an icon that is told none; the logo says its own.
    svgr({ svgrOptions: { icon: 20 } }),
    // Short in the demonstration too, which the tests weigh; the plugin by itself goes by the mode.
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    mode === 'demo' && geocoder(),
    staticHost(),
  ],
  resolve: {
    alias: {
      '@tanstack/devtools-event-client': join(import.meta.dirname, 'build/no-form-devtools.ts'),
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
    // One style sheet: a prerendered page links it before the code of its route is there.
    cssCodeSplit: false,
    // The content security policy allows no data URLs.
    assetsInlineLimit: 0,
  },
  server: { port: 5173 },
}))

import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { geocoder } from 'geocoder/vite'
import { defineConfig } from 'vite'
import svgr from 'vite-plugin-svgr'
import { chunks } from './bundle/chunks.ts'
import { leanLibraries } from './bundle/lean-libraries.ts'
import { plainDynamicImports } from './bundle/plain-dynamic-imports.ts'
import { staticHost } from './hosting/static-host.ts'

const noDevtools = join(import.meta.dirname, 'bundle/no-devtools.ts')

export default defineConfig(({ command, mode, isPreview }) => ({
  appType: isPreview ? 'custom' : 'spa',
  plugins: [
    tanstackRouter({ target: 'react' }),
    react(),
    // The size of an icon that is told none; the logo says its own.
    svgr({ svgrOptions: { icon: 20 } }),
    // In the demonstration too, which is what the tests weigh.
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    leanLibraries(),
    plainDynamicImports(),
    mode === 'demo' && geocoder(),
    staticHost(),
  ],
  resolve: {
    alias: {
      // The router's store asks for a stand-in for older versions of React.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // See the file.
      '@tanstack/devtools-event-client': noDevtools,
      '@tanstack/pacer-lite': noDevtools,
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    // One style sheet: a prerendered page links it before the code of its route is there.
    cssCodeSplit: false,
    // Preloads compete with what the first paint needs; see build.ts.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
      },
    },
  },
  server: { port: 5173 },
}))

export { findChromium } from './find-chromium.ts'

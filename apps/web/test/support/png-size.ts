import { expect } from 'vitest'

/** Width and height of a PNG file in pixels, from its header. */
export function pngSize(png: Uint8Array) {
  const file = Buffer.from(png)
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

import { expect, onTestFinished, test, vi } from 'vitest'
import { loadChunk, MissingChunkError } from '../../src/site/load-chunk.ts'

test('a chunk that loads is requested once', async () => {
  const load = vi.fn(async () => 'module')
  expect(await loadChunk(load)).toBe('module')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a chunk that loads the second time is there', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await loadChunk(load)).toBe('module')
})

test('a chunk that does not load is requested once more, and then reported as missing', async () => {
  // A page that is hydrated has no notice.
  vi.stubGlobal('document', { getElementById: () => null })
  onTestFinished(() => void vi.unstubAllGlobals())
  const cause = new TypeError('Failed to fetch')
  const load = vi.fn().mockRejectedValue(cause)
  const loading = loadChunk(load)
  await expect(loading).rejects.toBeInstanceOf(MissingChunkError)
  await expect(loading).rejects.toMatchObject({ cause })
  expect(load).toHaveBeenCalledTimes(2)
})

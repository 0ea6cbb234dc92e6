import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MissingChunkNotice } from '../../src/site/missing-chunk-notice.tsx'

test('the notice of a missing part of the site reloads the page that it stands on', async () => {
  const kinds: string[] = []
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  navigation.addEventListener(
    'navigate',
    (event) => {
      kinds.push(event.navigationType)
      event.preventDefault()
    },
    { signal: stop.signal },
  )
  await render(<MissingChunkNotice />)
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect.poll(() => kinds).toEqual(['reload'])
})

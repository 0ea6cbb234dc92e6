import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadChunk, noticeId, removeNotice } from '../../src/site/load-chunk.ts'
import { MissingChunkNotice } from '../../src/site/missing-chunk-notice.tsx'
import { holdNavigations } from '../support/components/navigations.ts'

test('the notice of a missing chunk can reload its page', async () => {
  const navigations = holdNavigations()
  await render(<MissingChunkNotice />)
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect.poll(() => navigations).toMatchObject([{ type: 'reload' }])
})

test('before hydration the notice appears, is logged and can reload the page too', async () => {
  const navigations = holdNavigations()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const notice = document.createElement('div')
  notice.id = noticeId
  notice.hidden = true
  notice.innerHTML = renderToStaticMarkup(<MissingChunkNotice floats />)
  document.body.append(notice)
  onTestFinished(() => notice.remove())

  const cause = new TypeError('Failed to fetch')
  const load = vi.fn().mockRejectedValue(cause)
  const loading = loadChunk(load)
  const reload = page.getByRole('button', { name: 'Recharger la page' })
  await expect.element(reload).toBeVisible()
  expect(log).toHaveBeenCalledWith('Page en panne', cause)
  load.mockResolvedValue('module')
  await reload.click()
  expect(await loading).toBe('module')
  expect(navigations).toMatchObject([{ type: 'reload' }])
  removeNotice()
  expect(reload.query()).toBeNull()
})

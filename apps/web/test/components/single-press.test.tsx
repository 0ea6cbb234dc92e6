import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { singlePress } from '../../src/design/single-press.ts'

const button = page.getByRole('button')

test('a press counts by mouse and by keyboard, a double click once', async () => {
  const act = vi.fn()
  await render(<button type="button" onClick={singlePress(act)} />)
  await button.click()
  expect(act).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Enter}')
  expect(act).toHaveBeenCalledTimes(2)
  await userEvent.keyboard(' ')
  expect(act).toHaveBeenCalledTimes(3)
  await button.dblClick()
  expect(act).toHaveBeenCalledTimes(4)
})

test('a press on a busy button does nothing', async () => {
  const act = vi.fn()
  await render(<button type="button" aria-disabled onClick={singlePress(act)} />)
  const element = button.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Enter}')
  expect(act).not.toHaveBeenCalled()
})

test('a form is sent once for a double click', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  await render(
    <form onSubmit={submit}>
      <button type="submit" onClick={singlePress()} />
    </form>,
  )
  await button.dblClick()
  expect(submit).toHaveBeenCalledTimes(1)
})

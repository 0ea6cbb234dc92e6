import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { driftsOf } from '../contract/contract.ts'

test('the server says its address, and there keeps the contract of the national service', async () => {
  const env = { ...process.env, PORT: '0' }
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/cli.ts')], { env })
  onTestFinished(() => void server.kill())
  const [greeting] = await once(server.stdout, 'data')
  const [baseUrl = ''] = /http:\S+/.exec(greeting) ?? []
  expect(await driftsOf(baseUrl)).toEqual([])
})

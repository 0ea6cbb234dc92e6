import { expect, test } from 'vitest'
import { headersFile } from '../../deploy/headers-file.ts'
import { cacheControl, securityHeaders } from '../support/answer-headers.ts'

test('_headers has the security headers of every response, and how long browsers keep it', () => {
  const file = headersFile('https://data.geopf.fr/geocodage', ['/', '/plombier-lyon'])
  const rules = file.split(/^(?=\/)/m)
  const headers = rules.map((rule) => {
    const [path, ...lines] = rule.trimEnd().split('\n')
    const fields = lines.map((line) => {
      const [, name = '', value] = line.match(/^ {2}([\w-]+): (.*)$/) ?? []
      return [name.toLowerCase(), value]
    })
    return [path, Object.fromEntries(fields)]
  })
  expect(headers).toEqual([
    ['/*', securityHeaders('https://data.geopf.fr')],
    ['/assets/*', { 'cache-control': cacheControl.hashedFiles }],
    ['/', { 'cache-control': cacheControl.pages }],
    ['/plombier-lyon', { 'cache-control': cacheControl.pages }],
  ])
})

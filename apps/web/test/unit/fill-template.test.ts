import { expect, test } from 'vitest'
import { fillTemplate } from '../../build/fill-template.ts'

const template =
  '<html><head><meta></head><body><div id="app"></div><script></script></body></html>'

test('a page is the built index.html with its head and body inserted unchanged', () => {
  const page = { head: '<title>$& 20 $$</title>', body: '<div id="app">$1</div>' }
  expect(fillTemplate(template, page)).toBe(
    '<html><head><meta><title>$& 20 $$</title></head><body><div id="app">$1</div><script></script></body></html>',
  )
})

test.each(['</head>', '<div id="app"></div>'])('an index.html without %s is refused', (slot) => {
  const incomplete = template.replace(slot, '')
  expect(() => fillTemplate(incomplete, { head: '', body: '' })).toThrow(
    `The built index.html has no ${slot}`,
  )
})

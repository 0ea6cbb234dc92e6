import { expect, test } from 'vitest'
import { telephoneLink } from '../../src/site/telephone-link.ts'

test.each([
  ['01 99 00 12 34', 'tel:0199001234'],
  ['01.99.00-12\u00A034', 'tel:0199001234'],
  ['+33 1 99 00 12 34', 'tel:+33199001234'],
  ['+33 (0)1 99 00 12 34', 'tel:+33199001234'],
])('the link for %s dials its digits', (number, link) => {
  expect(telephoneLink(number)).toBe(link)
})

import { expect, test } from 'vitest'
import { answer } from '../src/protocol.ts'
import { geocoder } from './support/geocoder.ts'

test.each([
  ['/geocodage/search?q=lyon', 200],
  ['/geocodage/search/?limit=5', 400],
  ['/geocodage/search/?q=ab', 400],
  [`/geocodage/search/?q=${'abcd+'.repeat(40)}a`, 400],
  ['/geocodage/search/?q=-lyon', 400],
  ['/geocodage/search/?q=北京 lyon', 400],
  ['/geocodage/search/?q=lyon&limit=51', 400],
  ['/geocodage/search/?q=lyon&lat=45.76', 400],
  ['/geocodage/reverse/?lat=45.76&lon=-181', 400],
  ['/geocodage/reverse/', 400],
  // A word of 60 letters breaks the service.
  [`/geocodage/search/?q=lyon ${'é'.repeat(59)}`, 200],
  [`/geocodage/search/?q=lyon ${'é'.repeat(60)}`, 500],
  ['/geocodage', 404],
  ['//', 404],
])('%s has the status %i', (url, status) => {
  expect(answer(url, geocoder).status).toBe(status)
})

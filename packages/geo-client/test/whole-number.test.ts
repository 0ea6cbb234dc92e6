import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAddressSearch, nearestAddress, searchAddresses } from '../src/index.ts'

const LONGEST = 2 ** 31 - 1

/** Answers before a timer of 0 milliseconds ends. */
const fetch = async () => ({ ok: true, status: 200, json: async () => ({ features: [] }) })
const search = (options: object) => searchAddresses('Beaune', options)
const nearest = (options: object) => nearestAddress({ latitude: 47, longitude: 5 }, options)
const store = async (options: object) => createAddressSearch(options)

test.each([
  { option: 'timeoutMs', of: 'searchAddresses', min: 0, call: search },
  { option: 'timeoutMs', of: 'nearestAddress', min: 0, call: nearest },
  { option: 'timeoutMs', of: 'createAddressSearch', min: 0, call: store },
  { option: 'debounceMs', of: 'createAddressSearch', min: 0, call: store },
  { option: 'limit', of: 'searchAddresses', min: 1, call: search },
  { option: 'limit', of: 'createAddressSearch', min: 1, call: store },
  { option: 'minLength', of: 'createAddressSearch', min: 3, call: store },
])('$option of $of is always a whole number from $min to what timers take', async (row) => {
  const { option, min, call } = row
  const ask = (value: unknown) => call({ fetch, [option]: value })
  const isTaken = (value: number) => Number.isInteger(value) && value >= min && value <= LONGEST
  const wrong = fc.oneof(
    fc.double().filter((value) => !isTaken(value)),
    fc.constantFrom(min - 1, LONGEST + 1, 3e9, 1500.5, '5', null),
  )
  await fc.assert(
    fc.asyncProperty(wrong, async (value) => {
      const message = `${option} must be a whole number from ${min} to ${LONGEST}`
      await expect(ask(value)).rejects.toThrow(new TypeError(message))
    }),
  )
  for (const value of [min, LONGEST, undefined]) await ask(value)
})

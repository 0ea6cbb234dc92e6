import { findCity } from '@plombier/quote-engine'
import { useState } from 'react'
import { AddressField } from '../../../src/features/quote/form/address/address-field.tsx'
import type { AddressValue } from '../../../src/features/quote/state/quote-input.ts'

interface OneFieldProps {
  readonly disabled?: boolean
  readonly error?: string
}

/** The address field of Lyon, which keeps its value, as it would in a form. */
export function OneField({ disabled = false, error }: OneFieldProps) {
  const [value, setValue] = useState<AddressValue>({ text: '', pick: undefined })
  return (
    <AddressField
      id="address"
      value={value}
      city={findCity('lyon')}
      disabled={disabled}
      error={error}
      onChange={setValue}
    />
  )
}

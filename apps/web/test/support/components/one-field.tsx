import { type CitySlug, findCity } from '@plombier/quote-engine'
import { useState } from 'react'
import { AddressField } from '../../../src/features/quote/form/address/address-field.tsx'
import type { AddressValue } from '../../../src/features/quote/state/quote-input.ts'

interface OneFieldProps {
  readonly city?: CitySlug
  readonly disabled?: boolean
  readonly error?: string
  readonly onChange?: (value: AddressValue) => void
}

/** An address field that keeps its value, as it would in a form. */
export function OneField({ city = 'paris', disabled = false, error, onChange }: OneFieldProps) {
  const [value, setValue] = useState<AddressValue>({ text: '', pick: undefined })
  return (
    <AddressField
      id="address"
      value={value}
      city={findCity(city)}
      disabled={disabled}
      error={error}
      onChange={(changed) => {
        setValue(changed)
        onChange?.(changed)
      }}
    />
  )
}

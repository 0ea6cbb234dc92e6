import type { City } from '@plombier/quote-engine'
import { liveRegion } from '../../../design/layout.css.ts'
import { placeWithA } from '../../../format/place.ts'
import { AddressField } from './address-field.tsx'
import { NearerCity } from './nearer-city.tsx'
import { fieldLabels } from './quote-form-schema.ts'
import { Step } from './step.tsx'
import type { QuoteForm } from './use-quote-form.ts'

interface ContactStepProps {
  readonly city: City
  readonly form: QuoteForm
}

/** Who asks for the quote, and where the work is. */
export function ContactStep({ city, form }: ContactStepProps) {
  return (
    <Step number={1} title="Vos informations">
      <form.AppField name="name">
        {(field) => (
          <field.TextField label={fieldLabels.name} type="text" autoComplete="name" required />
        )}
      </form.AppField>
      <form.AppField name="phone">
        {(field) => (
          <field.TextField
            label={fieldLabels.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
          />
        )}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            label={fieldLabels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </form.AppField>
      <form.AppField name="address">
        {({ name, state: { value, meta }, handleChange }) => (
          <>
            <AddressField
              id={name}
              value={value}
              onChange={handleChange}
              error={meta.errors[0]?.message}
              placeholder={`Votre adresse ${placeWithA(city.name)}`}
            />
            <div role="status" className={liveRegion}>
              {value.pick && <NearerCity city={city} address={value.pick} />}
            </div>
          </>
        )}
      </form.AppField>
    </Step>
  )
}

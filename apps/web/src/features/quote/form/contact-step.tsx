import type { City } from '@plombier/quote-engine'
import { small } from '../../../design/text.css.ts'
import { cityWithA } from '../../../format/city-name.ts'
import { clientFields } from '../state/typed-fields.ts'
import { AddressField } from './address/address-field.tsx'
import { replaced } from './quote-form.css.ts'
import { Step } from './step.tsx'
import { TextInputs } from './text-inputs.tsx'
import type { QuoteFormApi } from './use-quote-form.ts'

interface ContactStepProps {
  readonly city: City
  readonly form: QuoteFormApi
  readonly hasService: boolean
}

/** Who asks for the quote, and where the work is. */
export function ContactStep({ city, form, hasService }: ContactStepProps) {
  return (
    <Step number={1} title="Vos informations">
      {/* Keeps its room: a service comes after hydration, or from below, where nothing may move. */}
      <p className={hasService ? `${small} ${replaced}` : small}>
        Le prix s’affiche sans nom ni téléphone&nbsp;:{' '}
        <a href="#service">commencez par le service</a>
      </p>
      <TextInputs form={form} fields={clientFields} />
      <form.Field name="address">
        {({ name, state: { value, meta }, handleChange }) => (
          <AddressField
            key={city.slug}
            id={name}
            value={value}
            onChange={handleChange}
            error={meta.errors[0]?.message}
            city={city}
            placeholder={`Votre adresse ${cityWithA(city.name)}`}
          />
        )}
      </form.Field>
    </Step>
  )
}

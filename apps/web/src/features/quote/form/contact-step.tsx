import { type City, nearestCity } from '@plombier/quote-engine'
import { useState } from 'react'
import { control as controlStyle } from '../../../design/form/field.css.ts'
import { FieldLink } from '../../../design/form/field-link.tsx'
import { FormField } from '../../../design/form/form-field.tsx'
import { liveRegion } from '../../../design/layout.css.ts'
import { notice } from '../../../design/notice.css.ts'
import { small } from '../../../design/text.css.ts'
import { cityWithA } from '../../../format/city-name.ts'
import { PHONE_LENGTH } from '../state/complete-input.ts'
import { AddressField } from './address-field.tsx'
import { Step } from './step.tsx'
import type { QuoteFormApi } from './use-quote-form.ts'

interface ContactStepProps {
  readonly city: City
  readonly form: QuoteFormApi
}

const phoneHint = `${PHONE_LENGTH} chiffres au moins. Il reste sur votre appareil tant que vous ne l’envoyez pas.`

const contactFields = [
  {
    name: 'name',
    label: 'Nom complet',
    type: 'text',
    autoComplete: 'name',
    autoCapitalize: 'words',
    autoCorrect: 'off',
    spellCheck: false,
    required: true,
  },
  {
    name: 'phone',
    label: 'Téléphone',
    type: 'tel',
    autoComplete: 'tel',
    required: true,
  },
  { name: 'email', label: 'Email (facultatif)', type: 'email', autoComplete: 'email' },
] as const

/** Who asks for the quote, and where the work is. */
export function ContactStep({ city, form }: ContactStepProps) {
  const [firstCity] = useState(city)
  return (
    <Step number={1} title="Vos informations">
      <p className={small}>
        Le prix s’affiche sans nom ni téléphone&nbsp;:{' '}
        <FieldLink id="service">commencez par le service</FieldLink>
      </p>
      {contactFields.map(({ name, label, ...props }) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <FormField field={field} label={label} hint={name === 'phone' ? phoneHint : undefined}>
              {(control) => <input {...control} {...props} className={controlStyle} />}
            </FormField>
          )}
        </form.Field>
      ))}
      <form.Field name="address">
        {({ name, state: { value, meta }, handleChange }) => (
          <>
            <AddressField
              key={city.slug}
              id={name}
              value={value}
              onChange={handleChange}
              error={meta.errors[0]?.message}
              city={city}
              placeholder={`Votre adresse ${cityWithA(city.name)}`}
            />
            <div role="status" className={liveRegion}>
              {value.pick &&
                city !== firstCity &&
                city === nearestCity(value.pick.coordinates).city && (
                  <p
                    className={notice.info}
                  >{`Le prix se calcule maintenant depuis ${city.name}.`}</p>
                )}
            </div>
          </>
        )}
      </form.Field>
    </Step>
  )
}

import { type City, urgencies } from '@plombier/quote-engine'
import { useSelector } from '@tanstack/react-form'
import { Select, TextArea } from '../../../design/form/form-fields.tsx'
import { multiplier, wholeEuros } from '../../../format/french.ts'
import { livePrice, type Picks } from '../live-price/live-price.ts'
import { ServiceField } from './service-field.tsx'
import { Step } from './step.tsx'
import type { QuoteForm } from './use-quote-form.ts'

interface WorkStepProps {
  readonly city: City
  readonly form: QuoteForm
  readonly picks: Picks
}

/** The second step of the form: what is to be done, and how soon. */
export function WorkStep({ city, form, picks }: WorkStepProps) {
  const serviceText = useSelector(form.store, ({ values }) => values.serviceText ?? '')
  return (
    <Step number={2} title="Détails de l'intervention">
      <form.Field name="service">
        {({ name, state: { value, meta }, handleChange }) => (
          <ServiceField
            id={name}
            value={value}
            text={serviceText}
            onChange={(service, text) => {
              form.setFieldValue('serviceText', text)
              handleChange(service)
            }}
            error={meta.errors[0]?.message}
          />
        )}
      </form.Field>
      <form.Field name="urgency">
        {(field) => (
          <Select field={field} label="Niveau d'urgence" required>
            <option value="" disabled>
              Choisissez un niveau d’urgence
            </option>
            {urgencies.map(({ key, label, multiplier: factor }) => {
              const total = livePrice({ ...picks, urgency: key }, city)?.price.totalPrice
              return (
                <option key={key} value={key}>
                  {/* The price first: the closed list of a narrow phone cuts off what is at the end. */}
                  {[label, total && wholeEuros(total), `prix ${multiplier(factor)}`]
                    .filter(Boolean)
                    .join(' – ')}
                </option>
              )
            })}
          </Select>
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <TextArea
            field={field}
            label="Description détaillée"
            hint="Plus la description est précise, plus le devis est juste."
            required
            rows={4}
          />
        )}
      </form.Field>
    </Step>
  )
}

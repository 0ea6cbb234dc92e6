import { type City, findService, ratesOf } from '@plombier/quote-engine'
import { anchor, arrow, select } from '../../../design/form/field.css.ts'
import { Field } from '../../../design/form/field.tsx'
import { ChevronDown } from '../../../design/icons.ts'
import { liveRegion, stack } from '../../../design/layout.css.ts'
import { multiplier, wholeEuros } from '../../../format/french.ts'
import type { LivePrice } from '../../../price/live-price.ts'
import { todaysTariff, todaysUrgencies } from '../../../price/todays-prices.ts'
import { adviceFor, FoldedAdvice } from '../emergency-advice.tsx'
import type { QuoteInput } from '../state/quote-input.ts'
import { workFields } from '../state/typed-fields.ts'
import { TripNotice } from '../trip-notice.tsx'
import { noticeFor } from '../words/trip-notices.ts'
import { ServiceField } from './service-field.tsx'
import { Step } from './step.tsx'
import { TextInputs } from './text-inputs.tsx'
import type { QuoteFormApi } from './use-quote-form.ts'

interface WorkStepProps {
  readonly city: City
  readonly form: QuoteFormApi
  readonly input: QuoteInput
  readonly livePrice: LivePrice | undefined
}

/** The second step of the form: what is to be done, and how soon. */
export function WorkStep({ city, form, input, livePrice }: WorkStepProps) {
  const { address, serviceText = '', urgency } = input
  // Until a service is picked, the multipliers are those of a leak.
  const { id: serviceId } = livePrice?.service ?? findService('fuite')
  const advice = adviceFor(livePrice?.service, urgency)
  const tripNotice =
    livePrice && address.pick && noticeFor({ ...livePrice, city, address: address.pick })
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
      <div role="status" className={liveRegion}>
        {advice?.summary && <FoldedAdvice {...advice} />}
      </div>
      <form.Field name="urgency">
        {({ name, state: { value, meta }, handleChange }) => (
          <Field id={name} label="Niveau d'urgence" error={meta.errors[0]?.message}>
            {(fieldControl) => (
              <div className={anchor}>
                <select
                  {...fieldControl}
                  name={name}
                  value={value}
                  onChange={({ currentTarget }) => handleChange(currentTarget.value)}
                  required
                  className={select}
                >
                  <option value="" disabled>
                    Choisissez un niveau
                  </option>
                  {todaysUrgencies.map(({ key, label }) => {
                    const rates = ratesOf({ serviceId, urgency: key }, todaysTariff)
                    const text = `${label} ${multiplier(rates.urgencyMultiplier)}`
                    // The chosen one's total stands beside the form, and would not fit on a phone.
                    const total = livePrice?.price.urgencyTotals.find(
                      (total) => total.urgency.key === key,
                    )
                    return (
                      <option key={key} value={key}>
                        {total && key !== urgency
                          ? `${text} – ${wholeEuros(total.totalPrice)}`
                          : text}
                      </option>
                    )
                  })}
                </select>
                <ChevronDown className={arrow} />
              </div>
            )}
          </Field>
        )}
      </form.Field>
      <div role="status" className={`${liveRegion} ${stack}`}>
        {tripNotice && (
          <TripNotice
            {...tripNotice}
            onChoose={(key) => {
              form.setFieldValue('urgency', key)
              document.getElementById('urgency')?.focus()
            }}
          />
        )}
      </div>
      <TextInputs form={form} fields={workFields} />
    </Step>
  )
}

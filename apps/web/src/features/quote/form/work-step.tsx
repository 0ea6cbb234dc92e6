import type { City } from '@plombier/quote-engine'
import { liveRegion, stack } from '../../../design/layout.css.ts'
import type { LivePrice } from '../../../price/live-price.ts'
import { adviceFor, EmergencyAdvice } from '../emergency-advice.tsx'
import type { QuoteInput } from '../state/quote-input.ts'
import { workFields } from '../state/typed-fields.ts'
import { TripNotice } from '../trip-notice.tsx'
import { noticeFor } from '../words/trip-notices.ts'
import { ServiceField } from './service-field.tsx'
import { Step } from './step.tsx'
import { TextInputs } from './text-inputs.tsx'
import { UrgencyField } from './urgency-field.tsx'
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
        {advice?.isLeak && <EmergencyAdvice {...advice} isOpen={false} />}
      </div>
      <form.Field name="urgency">
        {({ name, state: { value, meta }, handleChange }) => (
          <UrgencyField
            id={name}
            value={value}
            onChange={handleChange}
            error={meta.errors[0]?.message}
            livePrice={livePrice}
          />
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

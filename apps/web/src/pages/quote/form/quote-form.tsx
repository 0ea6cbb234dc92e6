import { useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import { type LivePrice, livePrice } from '../../../price/live-price.ts'
import { PriceBar } from '../../../price/price-bar.tsx'
import { PriceCard } from '../../../price/price-card.tsx'
import { startingFrom } from '../../../price/price-words.ts'
import { PageTitle } from '../../../site/page-meta.tsx'
import { cityWithA } from '../../../texts/city-name.ts'
import { button } from '../../../ui/button.css.ts'
import { card } from '../../../ui/card.css.ts'
import { liveRegion, page, stack, stackLarge, view } from '../../../ui/layout.css.ts'
import { notice } from '../../../ui/notice.css.ts'
import { SpokenText } from '../../../ui/spoken-text.tsx'
import { small } from '../../../ui/text.css.ts'
import { dismissToasts } from '../../../ui/toaster.tsx'
import { cityTitle } from '../city-head.ts'
import { adviceFor, EmergencyAdvice } from '../emergency-advice.tsx'
import type { QuoteInput } from '../state/quote-input.ts'
import { clientFields, workFields } from '../state/typed-fields.ts'
import { TripNotice } from '../trip-notice.tsx'
import { noticeFor } from '../words/trip-notices.ts'
import { AddressField } from './address-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormHead, type FormHeadProps } from './form-head.tsx'
import { FormNotes } from './form-notes.tsx'
import * as css from './quote-form.css.ts'
import { ServiceField } from './service-field.tsx'
import { Step } from './step.tsx'
import { TextInputs } from './text-inputs.tsx'
import { UrgencyField } from './urgency-field.tsx'
import type { QuoteFormApi } from './use-quote-form.ts'

interface QuoteFormProps extends FormHeadProps {
  readonly form: QuoteFormApi
  /** What the form shows. */
  readonly input: QuoteInput
  /** How many submits were refused so far. */
  readonly failedSubmits: number
}

/** The calculator's form view. */
export function QuoteForm({ form, input, failedSubmits, ...head }: QuoteFormProps) {
  const { city } = head
  const address = input.address.pick
  const [isSubmitting, setSubmitting] = useState(false)
  const errors = useSelector(form.store, ({ errorMap }) => errorMap.onDynamic)
  const price = livePrice({ ...input, address }, city)
  const advice = adviceFor(price?.service, input.urgency)
  const tripNotice = price && address && noticeFor({ ...price, city, address })

  return (
    <div className={`${page} ${view}`}>
      <PageTitle>{errors ? `À corriger\u00A0: ${cityTitle(city)}` : cityTitle(city)}</PageTitle>
      <FormHead {...head} service={price?.service.name} address={address} />
      <form
        noValidate
        // Before hydration, a submit goes nowhere and puts nothing that was typed into a URL.
        method="dialog"
        className={`${card} ${css.form}`}
        onInput={dismissToasts}
        onSubmit={async (event) => {
          event.preventDefault()
          setSubmitting(true)
          // After the button has been painted, which says that this is under way.
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          await form.handleSubmit()
          setSubmitting(false)
        }}
      >
        <div className={stackLarge}>
          <ErrorSummary errors={errors} failedSubmits={failedSubmits} />
          <Step number={1} title="Vos informations">
            {/* Keeps its room: a service comes after hydration, or from below, where nothing may move. */}
            <p className={price ? `${small} ${css.replaced}` : small}>
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
          <Step number={2} title="Détails de l'intervention">
            <form.Field name="service">
              {({ name, state: { value, meta }, handleChange }) => (
                <ServiceField
                  id={name}
                  value={value}
                  text={input.serviceText ?? ''}
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
                  livePrice={price}
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
        </div>

        <PriceCard livePrice={price} />
        <PriceBar livePrice={price}>
          <button type="submit" className={button.wide} disabled={isSubmitting}>
            {isSubmitting ? 'Calcul en cours...' : 'Mon devis'}
          </button>
        </PriceBar>
        <SpokenText>{spoken(price)}</SpokenText>
        <noscript>
          <p className={notice.info}>
            Le prix se calcule dans votre navigateur&nbsp;: le calculateur a besoin de JavaScript.
          </p>
        </noscript>
        <FormNotes city={city} />
      </form>
    </div>
  )
}

/** `À partir de 180 euros` */
function spoken(livePrice: LivePrice | undefined) {
  if (!livePrice) return ''
  return `${livePrice.isExact ? '' : `${startingFrom} `}${livePrice.price.totalPrice} euros`
}

import { type City, findService } from '@plombier/quote-engine'
import { useSelector } from '@tanstack/react-form'
import { type ReactNode, type Ref, useRef } from 'react'
import { button } from '../../../design/button.css.ts'
import { card } from '../../../design/card.css.ts'
import { useSubmit } from '../../../design/form/use-submit.ts'
import { House } from '../../../design/icons.ts'
import { liveRegion, page, view } from '../../../design/layout.css.ts'
import { LinkButton } from '../../../design/link-button.tsx'
import { notice } from '../../../design/notice.css.ts'
import { small } from '../../../design/text.css.ts'
import { dismissToasts, toastErrorSilently } from '../../../design/toast.tsx'
import { aPlace } from '../../../format/place.ts'
import { AddressCredit } from '../../../site/address-credit.tsx'
import { PageTitle } from '../../../site/metadata/page-title.tsx'
import { cityTitle } from '../city-head.ts'
import { EmergencyAdvice } from '../emergency-advice.tsx'
import { PriceBar } from '../your-price/price-bar.tsx'
import { PriceCard } from '../your-price/price-card.tsx'
import { priceSoFar } from '../your-price/price-so-far.ts'
import { SpokenPrice } from '../your-price/spoken-price.tsx'
import { AddressField } from './address-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { NearerCity } from './nearer-city.tsx'
import * as css from './quote-form.css.ts'
import { QuoteFormHeader } from './quote-form-header.tsx'
import { fieldLabels, missingAddress } from './quote-form-schema.ts'
import { ServiceField } from './service-field.tsx'
import { Step } from './step.tsx'
import { UrgencyOptions } from './urgency-options.tsx'
import { useFieldErrors } from './use-field-errors.ts'
import type { QuoteForm as Form } from './use-quote-form.ts'

interface QuoteFormProps {
  readonly city: City
  readonly form: Form
  /** Gets the focus when the visitor comes back from a result. */
  readonly heading: Ref<HTMLHeadingElement>
  /** Why the last submit of a valid form led nowhere. */
  readonly failure: ReactNode
}

/** The calculator's form view. */
export function QuoteForm({ city, form, heading, failure }: QuoteFormProps) {
  const errors = useFieldErrors(form)
  const picks = {
    serviceType: useSelector(form.store, ({ values }) => values.serviceType),
    urgency: useSelector(form.store, ({ values }) => values.urgency),
    address: useSelector(form.store, ({ values }) => values.address.pick),
  }
  const price = priceSoFar(picks, city)
  const summary = useRef<HTMLDivElement>(null)
  const { submit, refusals } = useSubmit(form, () => {
    summary.current?.focus()
    // After the focus, which has said it: a toast appears at the edge away from it.
    if (!form.state.values.address.pick) toastErrorSilently(missingAddress)
  })

  return (
    <div className={`${page} ${view}`}>
      <PageTitle>
        {errors.length > 0 ? `À corriger\u00A0: ${cityTitle(city)}` : cityTitle(city)}
      </PageTitle>
      <LinkButton to="/" tone="plain" className={css.back}>
        <House aria-hidden />
        Retour à l’accueil
      </LinkButton>
      <QuoteFormHeader city={city} heading={heading} />

      <form
        noValidate
        // Submitted before hydration it goes nowhere: nothing typed enters a URL.
        method="dialog"
        className={`${card} ${css.form}`}
        onInput={dismissToasts}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {refusals > 0 && <ErrorSummary key={refusals} ref={summary} errors={errors} />}
        <p className={small}>Tous les champs sont obligatoires, sauf mention contraire.</p>

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
                  placeholder={`Votre adresse ${aPlace(city.name)}`}
                />
                <div role="status" className={liveRegion}>
                  {value.pick && <NearerCity city={city} address={value.pick} />}
                </div>
              </>
            )}
          </form.AppField>
        </Step>

        <Step number={2} title="Détails de l'intervention">
          <form.AppField name="serviceType">
            {({ name, state: { value, meta }, handleChange }) => (
              <ServiceField
                id={name}
                value={value}
                onChange={handleChange}
                error={meta.errors[0]?.message}
              />
            )}
          </form.AppField>
          <form.AppField name="urgency">
            {(field) => (
              <field.Select label={fieldLabels.urgency} required>
                <UrgencyOptions city={city} picks={picks} />
              </field.Select>
            )}
          </form.AppField>
          <form.AppField name="description">
            {(field) => (
              <field.TextArea
                label={fieldLabels.description}
                hint="Plus la description est précise, plus le devis est juste."
                required
                rows={4}
              />
            )}
          </form.AppField>
        </Step>

        <div className={css.beside}>
          <div role="status" className={liveRegion}>
            <EmergencyAdvice
              service={findService(picks.serviceType)}
              isEmergency={picks.urgency === 'emergency'}
            />
          </div>
          <PriceCard city={city} priceSoFar={price} />
        </div>
        <PriceBar priceSoFar={price}>
          <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
            {(isSubmitting) => (
              // Not `disabled`, which would take the focus away from it.
              <button
                type="submit"
                className={button.wide}
                aria-disabled={isSubmitting || undefined}
              >
                {isSubmitting ? 'Calcul en cours...' : 'Mon devis'}
              </button>
            )}
          </form.Subscribe>
        </PriceBar>
        <SpokenPrice priceSoFar={price} />
        <div role="alert" className={liveRegion}>
          {failure}
        </div>
        <noscript>
          <p className={notice.info}>
            Le prix se calcule dans votre navigateur&nbsp;: le calculateur a besoin de JavaScript.
          </p>
        </noscript>
        <p className={`${small} ${css.privacy}`}>
          L’adresse que vous tapez part vers le service d’adresses&#8239;; rien d’autre ne quitte
          votre appareil. <AddressCredit />
        </p>
      </form>
    </div>
  )
}

import { type City, findService } from '@plombier/quote-engine'
import { useSelector } from '@tanstack/react-form'
import { type ReactNode, type Ref, useRef } from 'react'
import { button } from '../../../design/button.css.ts'
import { card } from '../../../design/card.css.ts'
import { textArea } from '../../../design/field.css.ts'
import { Field } from '../../../design/field.tsx'
import { House } from '../../../design/icons.ts'
import { page } from '../../../design/layout.css.ts'
import { LinkButton } from '../../../design/link-button.tsx'
import { notice } from '../../../design/notice.css.ts'
import { small } from '../../../design/text.css.ts'
import { dismissToasts, toastError } from '../../../design/toast.tsx'
import { at } from '../../../format/place.ts'
import { AddressCredit } from '../../../site/address-credit.tsx'
import { nextTask } from '../../../site/next-task.ts'
import { PageTitle } from '../../../site/page-title.tsx'
import { cityTitle } from '../city-title.ts'
import { EmergencyAdvice } from '../emergency-advice.tsx'
import { AddressField } from './address-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { fieldErrors } from './field-errors.ts'
import { FormField } from './form-field.tsx'
import { NearerCity } from './nearer-city.tsx'
import { PriceRules } from './price-rules.tsx'
import * as css from './quote-form.css.ts'
import { QuoteFormHeader } from './quote-form-header.tsx'
import { fieldLabels, missingAddress } from './quote-form-schema.ts'
import { ServiceField } from './service-field.tsx'
import { Step } from './step.tsx'
import { TextField } from './text-field.tsx'
import { UrgencyField } from './urgency-field.tsx'
import type { QuoteForm as Form } from './use-quote-form.ts'

interface QuoteFormProps {
  readonly city: City
  readonly form: Form
  /** Takes the focus of who comes back from a result. */
  readonly heading: Ref<HTMLHeadingElement>
  /** The submit button has the pointer, a finger or the focus. */
  readonly onNearSubmit: () => void
  /** Why the last submit of a valid form led nowhere. */
  readonly failure: ReactNode
}

/** The calculator's form view. */
export function QuoteForm({ city, form, heading, onNearSubmit, failure }: QuoteFormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const hasErrors = useSelector(form.store, (state) => fieldErrors(state).length > 0)

  async function submit() {
    await nextTask()
    // Asked of the form, as a second press can come before the button is disabled.
    if (form.state.isSubmitting) return
    await form.handleSubmit()
    if (form.state.isValid) return
    // The messages first: the focus, in the same task, would want their layout at once.
    await nextTask()
    summary.current?.focus()
    // After the focus, so that it appears away from the summary.
    if (!form.state.values.address.pick) toastError(missingAddress)
  }

  return (
    <div className={`${page} ${css.view}`}>
      <PageTitle>{hasErrors ? `À corriger\u00A0: ${cityTitle(city)}` : cityTitle(city)}</PageTitle>
      <LinkButton to="/" tone="plain" className={css.back}>
        <House aria-hidden />
        Retour à l’accueil
      </LinkButton>
      <QuoteFormHeader city={city} heading={heading} />

      <form
        noValidate
        // Goes nowhere when it is sent before the page is ready: nothing typed enters an address.
        method="dialog"
        className={`${card} ${css.form}`}
        onInput={dismissToasts}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ErrorSummary ref={summary} form={form} />
        <p className={small}>Tous les champs sont obligatoires, sauf mention contraire.</p>

        <Step number={1} title="Vos informations">
          <FormField form={form} name="name">
            {(field) => (
              <TextField
                {...field}
                name="name"
                label={fieldLabels.name}
                type="text"
                autoComplete="name"
                required
              />
            )}
          </FormField>
          <FormField form={form} name="phone">
            {(field) => (
              <TextField
                {...field}
                name="phone"
                label={fieldLabels.phone}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                required
              />
            )}
          </FormField>
          <FormField form={form} name="email">
            {(field) => (
              <TextField
                {...field}
                name="email"
                label={fieldLabels.email}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            )}
          </FormField>
          <FormField form={form} name="address">
            {(field) => (
              <>
                <AddressField
                  {...field}
                  id="address"
                  placeholder={`Votre adresse ${at(city.name)}`}
                />
                {field.value.pick && <NearerCity city={city} address={field.value.pick} />}
              </>
            )}
          </FormField>
        </Step>

        <Step number={2} title="Détails de l'intervention">
          <FormField form={form} name="serviceType">
            {(field) => <ServiceField {...field} id="serviceType" />}
          </FormField>
          <FormField form={form} name="urgency">
            {(field) => <UrgencyField {...field} id="urgency" />}
          </FormField>
          <FormField form={form} name="description">
            {({ value, onChange, error }) => (
              <Field
                id="description"
                label={fieldLabels.description}
                hint="Plus la description est précise, plus le devis est juste."
                error={error}
              >
                {(fieldControl) => (
                  <textarea
                    {...fieldControl}
                    className={textArea}
                    name="description"
                    required
                    rows={4}
                    value={value}
                    onChange={(event) => onChange(event.currentTarget.value)}
                  />
                )}
              </Field>
            )}
          </FormField>
        </Step>

        <div className={css.beside}>
          <Advice form={form} />
          <PriceRules city={city} />
        </div>
        <SubmitButton form={form} onNear={onNearSubmit} />
        {failure}
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

function Advice({ form }: { form: Form }) {
  const serviceType = useSelector(form.store, ({ values }) => values.serviceType)
  const urgency = useSelector(form.store, ({ values }) => values.urgency)
  return (
    <EmergencyAdvice service={findService(serviceType)} isEmergency={urgency === 'emergency'} />
  )
}

interface SubmitButtonProps {
  readonly form: Form
  readonly onNear: () => void
}

function SubmitButton({ form, onNear }: SubmitButtonProps) {
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  return (
    <button
      type="submit"
      className={button.wide}
      disabled={isSubmitting}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {isSubmitting ? 'Calcul en cours...' : 'Mon devis'}
    </button>
  )
}

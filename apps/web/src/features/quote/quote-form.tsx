import { type City, findService } from '@plombier/quote-engine'
import { useStore } from '@tanstack/react-form'
import { House } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { textArea } from '../../design/field.css.ts'
import { Field } from '../../design/field.tsx'
import { page } from '../../design/layout.css.ts'
import { LinkButton } from '../../design/link-button.tsx'
import { notice } from '../../design/notice.css.ts'
import { small } from '../../design/text.css.ts'
import { dismissToasts, toastError } from '../../design/toast.tsx'
import { at } from '../../format/place.ts'
import { AddressCredit } from '../../site/address-credit.tsx'
import { nextTask } from '../../site/next-task.ts'
import { PageTitle } from '../../site/page-title.tsx'
import { AddressField } from './address-field.tsx'
import { cityTitle } from './city-title.ts'
import { EmergencyAdvice } from './emergency-advice.tsx'
import { ErrorSummary, type FieldErrors } from './error-summary.tsx'
import { NearerCity } from './nearer-city.tsx'
import { PriceRules } from './price-rules.tsx'
import * as css from './quote-form.css.ts'
import { QuoteFormHeader } from './quote-form-header.tsx'
import { fieldLabels, missingAddress, type QuoteFormValues } from './quote-form-schema.ts'
import { ServiceField } from './service-field.tsx'
import { Step } from './step.tsx'
import { TextField } from './text-field.tsx'
import { UrgencyField } from './urgency-field.tsx'
import type { QuoteForm as Form } from './use-quote-form.ts'

interface QuoteFormProps {
  readonly city: City
  readonly form: Form
  /** The visitor has begun to fill in the form. */
  readonly onBegin: () => void
  /** Why the last submit of a valid form led nowhere. */
  readonly failure: ReactNode
}

/** The calculator's form view. */
export function QuoteForm({ city, form, onBegin, failure }: QuoteFormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const { values, isSubmitting, errors } = useStore(form.store, (state) => ({
    values: state.values,
    isSubmitting: state.isSubmitting,
    errors: firstErrors(state.fieldMeta),
  }))
  const hasErrors = Object.keys(errors).length > 0
  const set = <Name extends keyof QuoteFormValues>(name: Name, value: QuoteFormValues[Name]) =>
    form.setFieldValue(name, value as never)

  async function submit() {
    await nextTask()
    // Asked of the form, as a second press can come before the button is disabled.
    if (form.state.isSubmitting) return
    await form.handleSubmit()
    if (form.state.isValid) return
    summary.current?.focus()
    // After the focus, so that it appears away from the summary.
    if (!form.state.values.address.pick) toastError(missingAddress)
  }

  return (
    <div className={`${page} ${css.view}`}>
      <PageTitle>{hasErrors ? `À corriger\u00A0: ${cityTitle(city)}` : cityTitle(city)}</PageTitle>
      <LinkButton to="/" tone="plain" className={css.back}>
        <House aria-hidden size={20} />
        Retour à l’accueil
      </LinkButton>
      <QuoteFormHeader city={city} />

      <form
        noValidate
        // Goes nowhere when it is sent before the page is ready: nothing typed enters an address.
        method="dialog"
        className={`${card} ${css.form}`}
        onInput={() => {
          onBegin()
          dismissToasts()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ErrorSummary ref={summary} errors={errors} />
        <p className={small}>Tous les champs sont obligatoires, sauf mention contraire.</p>

        <Step number={1} title="Vos informations">
          <TextField
            name="name"
            label={fieldLabels.name}
            type="text"
            autoComplete="name"
            required
            value={values.name}
            onChange={(name) => set('name', name)}
            error={errors.name}
          />
          <TextField
            name="phone"
            label={fieldLabels.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            value={values.phone}
            onChange={(phone) => set('phone', phone)}
            error={errors.phone}
          />
          <TextField
            name="email"
            label={fieldLabels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={values.email}
            onChange={(email) => set('email', email)}
            error={errors.email}
          />
          <AddressField
            id="address"
            value={values.address}
            onChange={(address) => set('address', address)}
            error={errors.address}
            placeholder={`Votre adresse ${at(city.name)}`}
          />
          {values.address.pick && <NearerCity city={city} address={values.address.pick} />}
        </Step>

        <Step number={2} title="Détails de l'intervention">
          <ServiceField
            id="serviceType"
            value={values.serviceType}
            onChange={(id) => set('serviceType', id)}
            error={errors.serviceType}
          />
          <UrgencyField
            id="urgency"
            value={values.urgency}
            onChange={(key) => set('urgency', key)}
            error={errors.urgency}
          />
          <Field
            id="description"
            label={fieldLabels.description}
            hint="Plus la description est précise, plus le devis est juste."
            error={errors.description}
          >
            {(fieldControl) => (
              <textarea
                {...fieldControl}
                className={textArea}
                name="description"
                required
                rows={4}
                value={values.description}
                onChange={(event) => set('description', event.currentTarget.value)}
              />
            )}
          </Field>
        </Step>

        <div className={css.beside}>
          <EmergencyAdvice
            service={findService(values.serviceType)}
            isEmergency={values.urgency === 'emergency'}
          />
          <PriceRules city={city} />
        </div>
        <button type="submit" className={button.wide} disabled={isSubmitting}>
          {isSubmitting ? 'Calcul en cours...' : 'Mon devis'}
        </button>
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

function firstErrors(fieldMeta: Form['store']['state']['fieldMeta']): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldMeta).flatMap(([name, meta]) => {
      const first = meta.errors[0]
      return first ? [[name, first.message]] : []
    }),
  )
}

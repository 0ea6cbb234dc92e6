import {
  type City,
  FREE_KILOMETERS,
  findService,
  MINIMUM_TOTAL,
  PRICE_PER_KILOMETER,
} from '@plombier/quote-engine'
import { useStore } from '@tanstack/react-form'
import { BadgeCheck, Calculator, Clock, House } from 'lucide-react'
import { useRef } from 'react'
import { badge, badges } from '../../design/badge.css.ts'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { control, textArea } from '../../design/field.css.ts'
import { Field } from '../../design/field.tsx'
import { column, groups, stack } from '../../design/layout.css.ts'
import { LinkButton } from '../../design/link-button.tsx'
import { lead, small, title } from '../../design/text.css.ts'
import { euros, kilometers, wholeEuros } from '../../format/french.ts'
import { AddressCredit } from '../../site/address-credit.tsx'
import { AddressField } from './address-field.tsx'
import { EmergencyAdvice } from './emergency-advice.tsx'
import { ErrorSummary, type FieldErrors } from './error-summary.tsx'
import { NearerCity } from './nearer-city.tsx'
import * as css from './quote-form.css.ts'
import { fieldLabels, type QuoteFormValues } from './quote-form-schema.ts'
import { ServiceField } from './service-field.tsx'
import { Step } from './step.tsx'
import { UrgencyField } from './urgency-field.tsx'
import type { QuoteForm as Form } from './use-quote-form.ts'

interface QuoteFormProps {
  readonly city: City
  readonly form: Form
  /** The visitor has begun to fill in the form. */
  readonly onBegin: () => void
}

/** The calculator's form view. */
export function QuoteForm({ city, form, onBegin }: QuoteFormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const { values, isSubmitting, errors } = useStore(form.store, (state) => ({
    values: state.values,
    isSubmitting: state.isSubmitting,
    errors: firstErrors(state.fieldMeta),
  }))
  const set = <Name extends keyof QuoteFormValues>(name: Name, value: QuoteFormValues[Name]) =>
    form.setFieldValue(name, value as never)

  async function submit() {
    if (isSubmitting) return
    await form.handleSubmit()
    summary.current?.focus()
  }

  return (
    <div className={`${column} ${css.view}`}>
      <LinkButton to="/" tone="plain" className={css.back}>
        <House aria-hidden size={20} />
        Retour à l’accueil
      </LinkButton>
      <header className={stack}>
        <h1 className={title}>Calculateur de Prix Professionnel</h1>
        <p className={lead}>
          Votre plombier à {city.name}&nbsp;: le prix, déplacement compris, en deux étapes.
        </p>
        <ul className={badges}>
          <li className={badge}>
            <Calculator aria-hidden size={18} />
            Devis instantané
          </li>
          <li className={badge}>
            <BadgeCheck aria-hidden size={18} />
            Artisan certifié
          </li>
          <li className={badge}>
            <Clock aria-hidden size={18} />
            Intervention rapide
          </li>
        </ul>
      </header>

      <form
        noValidate
        className={`${card} ${groups}`}
        onInput={onBegin}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ErrorSummary ref={summary} errors={errors} />
        <p className={small}>Tous les champs sont obligatoires, sauf mention contraire.</p>

        <Step number={1} title="Vos informations">
          <Field id="name" label={fieldLabels.name} error={errors.name}>
            {(fieldControl) => (
              <input
                {...fieldControl}
                className={control}
                name="name"
                type="text"
                autoComplete="name"
                required
                value={values.name}
                onChange={(event) => set('name', event.currentTarget.value)}
              />
            )}
          </Field>
          <Field id="phone" label={fieldLabels.phone} error={errors.phone}>
            {(fieldControl) => (
              <input
                {...fieldControl}
                className={control}
                name="phone"
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                required
                value={values.phone}
                onChange={(event) => set('phone', event.currentTarget.value)}
              />
            )}
          </Field>
          <Field id="email" label={fieldLabels.email} error={errors.email}>
            {(fieldControl) => (
              <input
                {...fieldControl}
                className={control}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                value={values.email}
                onChange={(event) => set('email', event.currentTarget.value)}
              />
            )}
          </Field>
          <AddressField
            id="address"
            value={values.address}
            onChange={(address) => set('address', address)}
            error={errors.address}
            placeholder={`Adresse à ${city.name} ou aux environs`}
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
          <EmergencyAdvice
            service={findService(values.serviceType)}
            isEmergency={values.urgency === 'emergency'}
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

        <ul className={css.rules}>
          <li>{kilometers(FREE_KILOMETERS)} de déplacement offerts</li>
          <li>puis {euros(PRICE_PER_KILOMETER)} par km supplémentaire</li>
          <li>Distance mesurée depuis le centre de {city.name}</li>
          <li>Prix minimum&nbsp;: {wholeEuros(MINIMUM_TOTAL)} TTC</li>
          <li>Devis gratuit et sans engagement</li>
        </ul>
        <button
          type="submit"
          className={button({ tone: 'primary', size: 'large', wide: true })}
          disabled={isSubmitting}
        >
          {isSubmitting ? 'Calcul en cours...' : 'Mon devis'}
        </button>
        <p className={small}>
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

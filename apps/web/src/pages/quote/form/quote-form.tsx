import type { City } from '@plombier/quote-engine'
import { useSelector } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { memo } from 'react'
import * as bar from '../../../price/price-bar.css.ts'
import { startingFrom } from '../../../price/price-texts.ts'
import { PageTitle } from '../../../site/page-meta.tsx'
import { cityWithA } from '../../../texts/city-name.ts'
import { button } from '../../../ui/button.css.ts'
import { card } from '../../../ui/card.css.ts'
import { focusTarget } from '../../../ui/focus-target.ts'
import { hiddenOnPhone, liveRegion, page, stackLarge, view } from '../../../ui/layout.css.ts'
import { SpokenText } from '../../../ui/spoken-text.tsx'
import { small } from '../../../ui/text.css.ts'
import { citySummary, workPlace } from '../city-texts.ts'
import { firstAidFor } from '../first-aid.ts'
import { AddressField } from './address-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormHeading } from './form-heading.tsx'
import { FormNotes } from './form-notes.tsx'
import { GasWarning } from './gas-warning.tsx'
import { type LivePrice, useLivePrice } from './live-price.ts'
import { livePriceId, PriceCard, RunningTotal } from './price-card.tsx'
import * as css from './quote-form.css.ts'
import { ServiceField } from './service-field.tsx'
import { smellsOfGas } from './smells-of-gas.ts'
import { Step } from './step.tsx'
import { TextInput } from './text-input.tsx'
import { UrgencyField } from './urgency-field.tsx'
import type { QuoteFormApi } from './use-quote-form.ts'

interface QuoteFormProps {
  readonly city: City
  readonly form: QuoteFormApi
  /** How many submits were refused so far. */
  readonly failedSubmits: number
  /** Whether the visitor has come with a service: from the price list, or from an earlier visit. */
  readonly hasService: boolean
  /** Empties the form; set where the tab has brought back what was typed earlier. */
  readonly onClear: (() => void) | undefined
}

/** The calculator's form view. Typing renders only the field itself, and a pick renders the whole form. */
export const QuoteForm = memo(function QuoteForm({
  city,
  form,
  failedSubmits,
  hasService,
  onClear,
}: QuoteFormProps) {
  const isHydrated = useHydrated()
  const livePrice = useLivePrice(form, city)
  const urgency = useSelector(form.store, ({ values }) => values.urgency)
  const pick = useSelector(form.store, ({ values }) => values.address.pick)
  const hasErrors = useSelector(form.store, ({ errorMap }) => errorMap.onDynamic !== undefined)
  const firstAid = firstAidFor(livePrice?.service, urgency)
  const { place, start } = workPlace(city, pick)
  const asked = `Votre prix ${place}, ${start ?? 'déplacement compris'}`
  const title = start ? asked : citySummary(city).title

  return (
    <div className={`${page} ${view}`}>
      <PageTitle>{hasErrors ? `À corriger\u00A0: ${title}` : title}</PageTitle>
      <FormHeading asked={asked} service={hasService ? livePrice?.service : undefined} />
      <form
        // Until the page is hydrated, the browser itself answers a press on the button.
        noValidate={isHydrated}
        // Before hydration, a submit goes nowhere and puts nothing that was typed into a URL.
        method="dialog"
        className={`${card} ${css.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit()
        }}
      >
        <div className={stackLarge}>
          <ErrorSummary form={form} failedSubmits={failedSubmits} />
          <Step
            number={1}
            title="Vos informations"
            aside={
              <div role="status" className={small}>
                {onClear && (
                  <>
                    <span className={hiddenOnPhone}>Votre saisie est gardée </span>
                    <button type="button" className={button.plain} onClick={onClear}>
                      Tout effacer
                    </button>
                  </>
                )}
              </div>
            }
          >
            <TextInput
              form={form}
              name="name"
              label="Nom complet"
              input={{
                type: 'text',
                autoComplete: 'name',
                autoCapitalize: 'words',
                autoCorrect: 'off',
                spellCheck: false,
                required: true,
              }}
            />
            <TextInput
              form={form}
              name="phone"
              label="Téléphone"
              hint="Au moins 10 caractères. Il est écrit sur le devis et n’est pas envoyé."
              input={{ type: 'tel', autoComplete: 'tel', required: true }}
            />
            <TextInput
              form={form}
              name="email"
              label="Email (facultatif)"
              advice={'Par exemple\u00A0: nom@exemple.fr'}
              input={{ type: 'email', autoComplete: 'email' }}
            />
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
            <ServiceField form={form} />
            <p role="status" className={liveRegion}>
              {firstAid?.sentence}
            </p>
            <UrgencyField form={form} livePrice={livePrice} />
            <TextInput
              form={form}
              name="description"
              label="Description détaillée"
              hint={`Au moins 10 caractères\u00A0: le problème, le bâtiment, l’étage, le code d’entrée. Plus c’est précis, plus le devis sera juste.`}
              input={{ rows: 3, required: true }}
            >
              <form.Subscribe selector={({ values }) => smellsOfGas(values.description)}>
                {(isShown) => <GasWarning isShown={isShown} />}
              </form.Subscribe>
            </TextInput>
          </Step>
        </div>

        <PriceCard livePrice={livePrice} onUrgency={(key) => form.setFieldValue('urgency', key)} />
        <div className={bar.bar}>
          <a
            href={`#${livePrice ? livePriceId : 'service'}`}
            className={bar.link}
            onClick={focusTarget}
          >
            {livePrice ? <RunningTotal {...livePrice} /> : <strong>Choisissez un service</strong>}
          </a>
          {!isHydrated && (
            <p className={css.noCode}>
              Le prix se calcule dans votre navigateur&nbsp;: rechargez la page, et autorisez
              JavaScript s’il est bloqué.
            </p>
          )}
          <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
            {(isSubmitting) => (
              <button type="submit" className={button.wide} disabled={isSubmitting}>
                {isSubmitting ? 'Calcul en cours...' : 'Mon devis'}
              </button>
            )}
          </form.Subscribe>
        </div>
        <SpokenText>{spoken(livePrice)}</SpokenText>
        <FormNotes city={city} />
      </form>
    </div>
  )
})

/** `À partir de 180 euros` */
function spoken(livePrice: LivePrice | undefined) {
  if (!livePrice) return ''
  const { isExact, price } = livePrice
  return `${isExact ? '' : `${startingFrom} `}${price.quote.totalPrice} euros`
}

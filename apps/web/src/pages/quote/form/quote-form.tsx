import type { City } from '@plombier/quote-engine'
import { useSelector } from '@tanstack/react-form'
import { startingFrom } from '../../../price/price-texts.ts'
import { PageTitle } from '../../../site/page-meta.tsx'
import { cityWithA } from '../../../texts/city-name.ts'
import { button } from '../../../ui/button.css.ts'
import { card } from '../../../ui/card.css.ts'
import { cluster, liveRegion, page, stackLarge, view } from '../../../ui/layout.css.ts'
import { notice } from '../../../ui/notice.css.ts'
import { SpokenText } from '../../../ui/spoken-text.tsx'
import { small } from '../../../ui/text.css.ts'
import { dismissToasts } from '../../../ui/toaster.tsx'
import { cityTitle } from '../city-texts.ts'
import { firstAidFor } from '../first-aid.ts'
import { AddressField } from './address-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormHeading } from './form-heading.tsx'
import { FormNotes } from './form-notes.tsx'
import type { FormValues } from './form-schema.ts'
import { type LivePrice, livePrice } from './live-price.ts'
import { PriceBar } from './price-bar.tsx'
import { PriceCard } from './price-card.tsx'
import * as css from './quote-form.css.ts'
import { ServiceField } from './service-field.tsx'
import { Step } from './step.tsx'
import { TextInput } from './text-input.tsx'
import { UrgencyField } from './urgency-field.tsx'
import type { QuoteFormApi } from './use-quote-form.ts'

interface QuoteFormProps {
  readonly city: City
  readonly form: QuoteFormApi
  readonly values: FormValues
  /** How many submits were refused so far. */
  readonly failedSubmits: number
  /** Empties the form; set where the tab has brought back what was typed earlier. */
  readonly onClear: (() => void) | undefined
}

/** The calculator's form view. */
export function QuoteForm({ city, form, values, failedSubmits, onClear }: QuoteFormProps) {
  const errors = useSelector(form.store, ({ errorMap }) => errorMap.onDynamic)
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const price = livePrice(values, city)
  const firstAid = firstAidFor(price?.service, values.urgency)

  return (
    <div className={`${page} ${view}`}>
      <PageTitle>{errors ? `À corriger\u00A0: ${cityTitle(city)}` : cityTitle(city)}</PageTitle>
      <FormHeading city={city} />
      <form
        noValidate
        // Before hydration, a submit goes nowhere and puts nothing that was typed into a URL.
        method="dialog"
        className={`${card} ${css.form}`}
        onInput={dismissToasts}
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit()
        }}
      >
        <div className={stackLarge}>
          <ErrorSummary errors={errors} failedSubmits={failedSubmits} />
          <Step number={1} title="Vos informations">
            <div className={`${css.stacked} ${small}`}>
              <p className={onClear && css.replaced}>
                Le prix s’affiche sans nom ni téléphone&nbsp;:{' '}
                <a href="#service">commencez par le service</a>
              </p>
              <div role="status">
                {onClear && (
                  <p className={cluster}>
                    <span>Votre saisie a été retrouvée</span>
                    <button
                      type="button"
                      className={`${button.plain} ${css.clear}`}
                      onClick={onClear}
                    >
                      Tout effacer
                    </button>
                  </p>
                )}
              </div>
            </div>
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
              hint={`10 caractères au moins. Il figure sur le devis\u202F; rien n’est envoyé.`}
              input={{ type: 'tel', autoComplete: 'tel', required: true }}
            />
            <TextInput
              form={form}
              name="email"
              label="Email (facultatif)"
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
            <form.Field name="service">
              {({ name, state: { value, meta }, handleChange }) => (
                <ServiceField
                  id={name}
                  value={value}
                  text={values.serviceText}
                  onChange={(service, text) => {
                    form.setFieldValue('serviceText', text)
                    handleChange(service)
                  }}
                  error={meta.errors[0]?.message}
                />
              )}
            </form.Field>
            <p role="status" className={liveRegion}>
              {firstAid?.sentence}
            </p>
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
            <TextInput
              form={form}
              name="description"
              label="Description détaillée"
              hint={`10 caractères au moins\u00A0: le problème, le bâtiment, l’étage, le code d’entrée. Plus c’est précis, plus le devis sera juste.`}
              input={{ rows: 3, required: true }}
            />
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

import { type City, haversineKm } from '@plombier/quote-engine'
import { useSelector } from '@tanstack/react-form'
import { Link } from '@tanstack/react-router'
import { type Ref, useState } from 'react'
import { button } from '../../../design/button.css.ts'
import { card } from '../../../design/card.css.ts'
import { BadgeCheck, Calculator, Clock, House } from '../../../design/icons.ts'
import {
  cluster,
  page,
  stackLarge,
  view,
  visuallyHidden,
  withIconCentred,
} from '../../../design/layout.css.ts'
import { notice } from '../../../design/notice.css.ts'
import { SpokenText } from '../../../design/spoken-text.tsx'
import { small } from '../../../design/text.css.ts'
import { dismissToasts } from '../../../design/toaster.tsx'
import { cityWithA } from '../../../format/city-name.ts'
import { roundedKilometers } from '../../../format/french.ts'
import { PageTitle } from '../../../metadata/page-meta.tsx'
import { communeOutside } from '../../../place/nearest-city.ts'
import { type LivePrice, livePrice } from '../../../price/live-price.ts'
import { PriceBar } from '../../../price/price-bar.tsx'
import { PriceCard } from '../../../price/price-card.tsx'
import { startingFrom } from '../../../price/price-words.ts'
import { cityTitle } from '../city-head.ts'
import type { PickedAddress } from '../state/address-schema.ts'
import type { QuoteInput } from '../state/quote-input.ts'
import { ContactStep } from './contact-step.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormNotes } from './form-notes.tsx'
import * as css from './quote-form.css.ts'
import type { QuoteFormApi } from './use-quote-form.ts'
import { WorkStep } from './work-step.tsx'

const promises = [
  { Icon: Calculator, text: 'Devis instantané' },
  { Icon: BadgeCheck, text: 'Artisan certifié' },
  { Icon: Clock, text: 'Intervention rapide' },
] as const

interface QuoteFormProps {
  readonly city: City
  readonly form: QuoteFormApi
  /** What the form shows. */
  readonly input: QuoteInput
  /** Gets the focus when the form is emptied. */
  readonly heading: Ref<HTMLHeadingElement>
  /** How many submits were refused so far. */
  readonly failedSubmits: number
  /** What has become of what was entered, and what can be done about it. */
  readonly status: { text: string; action?: string; onPress?: () => void } | undefined
}

/** The calculator's form view. */
export function QuoteForm({ city, form, input, heading, failedSubmits, status }: QuoteFormProps) {
  const [isSubmitting, setSubmitting] = useState(false)
  const errors = useSelector(form.store, ({ errorMap }) => errorMap.onDynamic)
  const price = livePrice({ ...input, address: input.address.pick }, city)
  const work = price ? `${price.service.name},` : 'Votre prix'

  return (
    <div className={`${page} ${view}`}>
      <PageTitle>{errors ? `À corriger\u00A0: ${cityTitle(city)}` : cityTitle(city)}</PageTitle>
      <header className={css.intro}>
        <Link to="/" className={`${button.plain} ${css.back}`}>
          <House />
          Retour à l’accueil
        </Link>
        <h1 ref={heading} className={css.title}>
          Calculateur de Prix Professionnel
        </h1>
        <p className={css.asked}>
          <span>{`${work} ${placeAndCity(input.address.pick, city)} `}</span>
          {price && (
            <a href="#service">
              Changer<span className={visuallyHidden}> de service</span>
            </a>
          )}
        </p>
        <div className={css.stacked}>
          <ul role="list" className={`${css.badges} ${status ? css.replaced : ''}`}>
            {promises.map(({ Icon, text }) => (
              <li key={text} className={withIconCentred}>
                <Icon width={18} height={18} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <div role="status">
            {status && (
              <p className={`${cluster} ${small}`}>
                <span>{status.text}</span>
                {status.action && (
                  <button
                    type="button"
                    className={`${button.plain} ${css.clear}`}
                    onClick={status.onPress}
                  >
                    {status.action}
                  </button>
                )}
              </p>
            )}
          </div>
        </div>
      </header>

      <form
        id="demande"
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
          <ContactStep city={city} form={form} hasService={price !== undefined} />
          <WorkStep city={city} form={form} input={input} livePrice={price} />
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

/** `à Lyon, déplacement compris`; for an address outside the city `à Bron, depuis Lyon (8 km)`. */
function placeAndCity(address: PickedAddress | undefined, city: City) {
  const commune = address && communeOutside(city, address)
  if (!commune) return `${cityWithA(city.name)}, déplacement compris`
  const distance = roundedKilometers(Math.round(haversineKm(city.center, address.coordinates)))
  return `${cityWithA(commune)}, depuis ${city.name} (${distance})`
}

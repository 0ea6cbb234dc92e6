import type { ServiceId } from '@plombier/quote-engine'
import { type KeyboardEvent, type ReactNode, type Ref, Suspense, useRef, useState } from 'react'
import { Field } from '../design/form/field.tsx'
import { LocateFixed, MapPin } from '../design/icons.ts'
import { SpokenText } from '../design/spoken-text.tsx'
import { small } from '../design/text.css.ts'
import { roundedKilometers } from '../format/french.ts'
import { AddressCredit } from '../place/address-credit.tsx'
import { addressName } from '../place/address-name.ts'
import { cityOf, isIn } from '../place/nearest-city.ts'
import { CityLink } from './city-link.tsx'
import * as css from './city-picker.css.ts'
import { filterCities, largestCities } from './filter-cities.ts'
import { type LocateAnswer, locateNearest } from './locate-nearest.ts'
import { usePlaceSearch } from './use-place-search.ts'

interface CityPickerProps {
  /** Preselected in the calculator. */
  readonly service?: ServiceId | undefined
  readonly filter?: Ref<HTMLInputElement>
  /** Called when a city is picked, and when Escape leaves the empty filter. */
  readonly onLeave?: () => void
  /** Above the cities, until something is typed. */
  readonly intro?: ReactNode
  /** Below the cities. */
  readonly children?: ReactNode
}

const messages = {
  idle: 'Tapez au moins 3\u00A0lettres, ou un code postal.',
  searching: 'Recherche en cours...',
  empty: 'Rien trouvé. Choisissez une ville, ou effacez le texte pour les voir toutes.',
  failed:
    'Le service d’adresses ne répond pas. Choisissez une ville, ou effacez le texte pour les voir toutes.',
} as const

/**
 * The covered cities, filtered by what is typed; where that fits none, the communes or addresses that the
 * address service knows, each with the city near it. Marks the nearest city on demand.
 */
export function CityPicker({ service, filter, onLeave, intro, children }: CityPickerProps) {
  const [text, setText] = useState('')
  const [located, setLocated] = useState<LocateAnswer>()
  const list = useRef<HTMLDivElement>(null)

  const covered = filterCities(text)
  const count = covered.flat().length
  const { status, places } = usePlaceSearch(count === 0 ? text.trim() : '')
  const isSearching = status === 'searching'
  const isFound = isSearching || status === 'found'
  const offered = count > 0 ? covered : [largestCities]

  function pressKey(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    // In Safari, the Enter that ends a composition comes after it, with this code.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    const [first, ...others] = list.current?.querySelectorAll<HTMLElement>('li > a') ?? []
    if (key === 'Enter' && others.length === 0 && !isSearching) first?.click()
    else if (key === 'Enter' || key === 'ArrowDown') first?.focus()
    else if (key !== 'Escape') return
    else if (text) setText('')
    else onLeave?.()
    // WebKit's search field keeps Escape to itself. And the rest of a press of Enter would go to what
    // gets the focus back: the button that opened the chooser.
    event.preventDefault()
  }

  const answers = { ...messages, found: plural(places.length, 'lieu trouvé', 'lieux trouvés') }
  // `toul` finds Toulouse and Toulon, but not the commune of Toul.
  const answer =
    count > 0
      ? `${plural(count, 'ville trouvée', 'villes trouvées')} Une autre\u202F? Ajoutez son code postal.`
      : answers[status]
  const message = text.trim() ? answer : located?.message
  return (
    <>
      <div className={css.tools}>
        <search className={css.search}>
          <Field id="city-filter" label="Ville, code postal ou adresse">
            {(fieldControl) => (
              <input
                {...fieldControl}
                ref={filter}
                className={css.filter}
                type="search"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                onKeyDown={pressKey}
              />
            )}
          </Field>
          <button
            type="button"
            className={css.locate}
            aria-label="Me localiser"
            onClick={() => {
              setText('')
              locateNearest(setLocated)
            }}
          >
            <LocateFixed />
            <span className={css.locateWords}>Me localiser</span>
          </button>
        </search>
        <p aria-hidden className={css.message}>
          {message}
        </p>
        <SpokenText>{isSearching ? '' : (message ?? '')}</SpokenText>
      </div>
      {/* Its own boundary: a key pressed while React hydrates does not wait for the links. */}
      <Suspense>
        <div ref={list} className={css.list}>
          {!text && intro}
          {isFound ? (
            <ul>
              {places.map((address, index) => {
                const { city, distanceKm } = cityOf(address)
                const distance = roundedKilometers(Math.round(distanceKm))
                const way = isIn(city, address) ? '' : `, à\u00A0${distance}`
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two addresses can have one id and name
                  <li key={index}>
                    <CityLink
                      city={city}
                      service={service}
                      picked={{ address, typed: text }}
                      className={css.place}
                      onFollow={onLeave}
                    >
                      <span>{addressName(address)}</span>
                      <span className={small}>{` depuis ${city.name}${way}`}</span>
                    </CityLink>
                  </li>
                )
              })}
            </ul>
          ) : (
            offered.map((cities) => (
              <ul key={cities[0]?.slug} className={css.grid}>
                {cities.map((city) => {
                  const isNearest = city === located?.nearest
                  return (
                    <li key={city.slug}>
                      <CityLink
                        ref={isNearest ? scrollTo : null}
                        city={city}
                        service={service}
                        className={css.city}
                        data-nearest={isNearest}
                        onFollow={onLeave}
                      >
                        {isNearest && <MapPin width={16} height={16} />}
                        <span>{city.name}</span>
                      </CityLink>
                    </li>
                  )
                })}
              </ul>
            ))
          )}
          {children}
          {isFound && (
            <p className={small}>
              <AddressCredit />
            </p>
          )}
        </div>
      </Suspense>
    </>
  )
}

function scrollTo(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'center' })
}

function plural(count: number, one: string, several: string) {
  return `${count} ${count === 1 ? one : several}.`
}

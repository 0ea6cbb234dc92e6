import type { City, ServiceId } from '@plombier/quote-engine'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { AddressCredit } from '../address/address-credit.tsx'
import { withoutDepartment } from '../address/address-name.ts'
import { normalizeText } from '../texts/normalize-text.ts'
import { Field } from '../ui/field.tsx'
import { LocateFixed, MapPin } from '../ui/icons.ts'
import { SpokenText } from '../ui/spoken-text.tsx'
import { small } from '../ui/text.css.ts'
import { CityLink } from './city-link.tsx'
import * as css from './city-picker.css.ts'
import { citiesIn, filterCities, largestCities } from './filter-cities.ts'
import { type LocateAnswer, locateNearest } from './locate-nearest.ts'
import { type PlaceRow, placeRows } from './place-rows.ts'
import { usePlaceSearch } from './use-place-search.ts'

interface CityPickerProps {
  /** Preselected in the calculator. */
  readonly service?: ServiceId | undefined
  readonly filter: RefObject<HTMLInputElement | null>
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
  // Until the answer is there.
  const [isEntered, setEntered] = useState(false)
  const [located, setLocated] = useState<LocateAnswer>()
  const list = useRef<HTMLDivElement>(null)

  const covered = filterCities(text)
  const count = covered.flat().length
  const { status, places, retry } = usePlaceSearch(count === 0 ? withoutDepartment(text) : '')
  const isSearching = count === 0 && status === 'searching'
  const found = placeRows(text, places)
  const named = citiesIn(text)
  const isFound = count === 0 && (places.length > 0 || isSearching)
  const offered = count > 0 ? covered : [named.length > 0 ? named : largestCities]
  const lists = isFound ? [found.rows] : offered.map((group) => group.map(cityRow))

  useEffect(() => {
    if (!located?.nearest) return
    list.current?.querySelector('[data-nearest=true]')?.scrollIntoView({ block: 'center' })
  }, [located])

  useEffect(() => {
    if (!isEntered || isSearching) return
    setEntered(false)
    const links = list.current?.querySelectorAll<HTMLElement>('li > a') ?? []
    const exact = list.current?.querySelectorAll('[data-typed=true]') ?? []
    if (links.length === 1) links[0]?.click()
    else if (exact.length === 1) exact[0]?.querySelector('a')?.click()
    else links[0]?.focus()
  }, [isEntered, isSearching])

  function change(text: string) {
    setEntered(false)
    setText(text)
  }

  function pressKey(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    // In Safari (WebKit bug 165004), the Enter that ends a composition comes after it, with this code: it would
    // open a city.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    if (key !== 'Enter' && key !== 'Escape' && key !== 'ArrowDown') return
    // WebKitGTK 2.50 empties a search field by Escape without an event. And the rest of a press of Enter would
    // go to what gets the focus back: the button that opened the chooser.
    event.preventDefault()
    if (key === 'ArrowDown') list.current?.querySelector<HTMLElement>('li > a')?.focus()
    else if (key === 'Enter') {
      if (status === 'failed' && named.length === 0) retry()
      setEntered(true)
    } else if (text) change('')
    else onLeave?.()
  }

  function rowList(rows: readonly PlaceRow[]) {
    if (rows.length === 0) return null
    return (
      <ul key={rows[0]?.name} className={isFound ? css.places : css.grid}>
        {rows.map(({ name, detail, city, address }, index) => {
          const isNearest = !address && city === located?.nearest
          const words = (
            <>
              {isNearest && <MapPin width={16} height={16} />}
              <span>{name}</span>
              {detail && <span className={small}>{` ${detail}`}</span>}
            </>
          )
          const names = [name, address?.label ?? name].map(normalizeText)
          return (
            // Two addresses can have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: and the order is that of the service
            <li key={`${name} ${index}`} data-typed={names.includes(normalizeText(text))}>
              {city ? (
                <CityLink
                  city={city}
                  service={service}
                  picked={address && { address, typed: text }}
                  className={css.city}
                  data-nearest={isNearest}
                  onFollow={onLeave}
                >
                  {words}
                </CityLink>
              ) : (
                <p className={css.city}>{words}</p>
              )}
            </li>
          )
        })}
      </ul>
    )
  }

  const answers = { ...messages, found: found.count }
  const answer = count > 0 ? countMessage(count) : answers[status]
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
                onChange={(event) => change(event.currentTarget.value)}
                onFocus={retry}
                onKeyDown={pressKey}
              />
            )}
          </Field>
          <button
            type="button"
            className={css.locate}
            aria-label="Me localiser"
            onClick={() => {
              change('')
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
          {lists.map(rowList)}
          {children}
          {places.length > 0 && (
            <p className={small}>
              <AddressCredit />
            </p>
          )}
        </div>
      </Suspense>
    </>
  )
}

function cityRow(city: City): PlaceRow {
  return { city, name: city.name }
}

function countMessage(count: number) {
  // `toul` finds Toulouse and Toulon, but not the commune of Toul.
  return `${count === 1 ? '1 ville trouvée' : `${count} villes trouvées`}. Une autre\u202F? Ajoutez son code postal.`
}

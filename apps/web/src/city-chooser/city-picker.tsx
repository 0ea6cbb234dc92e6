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
import { Field } from '../design/form/field.tsx'
import { LocateFixed, MapPin } from '../design/icons.ts'
import { SpokenText } from '../design/spoken-text.tsx'
import { small } from '../design/text.css.ts'
import { normalizeText } from '../format/normalize-text.ts'
import { AddressCredit } from '../place/address-credit.tsx'
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

/**
 * The covered cities, filtered by what is typed; where that fits none, the communes or addresses that the
 * address service knows, each with the city near it. Marks the nearest city on demand.
 */
export function CityPicker({ service, filter, onLeave, intro, children }: CityPickerProps) {
  const [text, setText] = useState('')
  const [located, setLocated] = useState<LocateAnswer>()
  const list = useRef<HTMLDivElement>(null)
  const nearest = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (located?.nearest) nearest.current?.scrollIntoView({ block: 'center' })
  }, [located])

  const covered = filterCities(text)
  const count = covered.flat().length
  const { status, places, retry } = usePlaceSearch(count === 0 ? text : '')
  const isSearching = count === 0 && status === 'searching'
  const found = placeRows(text, places)
  const named = citiesIn(text)
  const isFound = places.length > 0 || isSearching
  const groups = count > 0 ? covered : isFound ? [] : [named.length > 0 ? named : largestCities]

  // Enter may be pressed before the answer is there.
  const isEntered = useRef(false)
  useEffect(() => followEntered())
  function followEntered() {
    if (!isEntered.current || isSearching) return
    isEntered.current = false
    const links = list.current?.querySelectorAll<HTMLElement>('li > a') ?? []
    const exact = list.current?.querySelectorAll<HTMLElement>('[data-typed="true"]') ?? []
    const [only] = links.length === 1 ? links : exact.length === 1 ? exact : []
    if (only) only.click()
    else links[0]?.focus()
  }

  function pressKey(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    // In Safari, the Enter that ends a composition comes after it, with this code.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    if (key !== 'Enter' && key !== 'Escape' && key !== 'ArrowDown') return
    // WebKit's search field keeps Escape to itself. And the rest of a press of Enter would go to what
    // gets the focus back: the button that opened the chooser.
    event.preventDefault()
    if (key === 'ArrowDown') list.current?.querySelector<HTMLElement>('li > a')?.focus()
    else if (key === 'Enter') {
      isEntered.current = true
      if (status === 'failed' && named.length === 0) retry()
      followEntered()
    } else if (text) setText('')
    else onLeave?.()
  }

  function rowList(rows: readonly PlaceRow[], className: string) {
    if (rows.length === 0) return null
    return (
      <ul key={rows[0]?.name} className={className}>
        {rows.map(({ typed, name, detail, city, address }, index) => {
          const isNearest = !address && city !== undefined && city === located?.nearest
          const words = (
            <>
              {isNearest && <MapPin width={16} height={16} />}
              <span>{name}</span>
              {detail && <span className={small}>{` ${detail}`}</span>}
            </>
          )
          return (
            // Two addresses can have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: and the order is that of the service
            <li key={`${name} ${index}`}>
              {city ? (
                <CityLink
                  city={city}
                  service={service}
                  picked={address && { address, typed: text }}
                  ref={isNearest ? nearest : null}
                  className={css.city}
                  data-nearest={isNearest}
                  data-typed={normalizeText(typed) === normalizeText(text)}
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

  const message = text.trim()
    ? (countMessage(count) ?? searchMessage(status, found.count))
    : located?.message
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
                onChange={(event) => {
                  isEntered.current = false
                  setText(event.currentTarget.value)
                }}
                onFocus={retry}
                onKeyDown={pressKey}
              />
            )}
          </Field>
          <button
            type="button"
            className={css.locate}
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
          {groups.map((group) => rowList(group.map(cityRow), css.grid))}
          {isFound && rowList(found.rows, css.places)}
          {places.length > 0 && (
            <p className={small}>
              <AddressCredit />
            </p>
          )}
          {children}
        </div>
      </Suspense>
    </>
  )
}

function cityRow(city: City): PlaceRow {
  return { city, typed: city.name, name: city.name }
}

function countMessage(count: number) {
  if (count === 0) return
  // `toul` finds Toulouse and Toulon, but not the commune of Toul.
  return `${count === 1 ? '1 ville trouvée' : `${count} villes trouvées`}. Une autre\u202F? Ajoutez son code postal.`
}

function searchMessage(status: ReturnType<typeof usePlaceSearch>['status'], count: string) {
  switch (status) {
    case 'idle':
      return 'Tapez au moins 3\u00A0lettres, ou un code postal.'
    case 'searching':
      return 'Recherche en cours...'
    case 'found':
      return count
    case 'empty':
      return 'Aucune commune trouvée. Choisissez une ville, ou effacez le texte pour les voir toutes.'
    case 'failed':
      return 'Le service d’adresses ne répond pas. Choisissez une ville, ou effacez le texte pour les voir toutes.'
  }
}

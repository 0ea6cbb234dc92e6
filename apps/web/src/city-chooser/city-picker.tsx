import { type City, nearestCity } from '@plombier/quote-engine'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { AddressCredit } from '../address/address-credit.tsx'
import { askDevicePosition } from '../address/device-position.ts'
import { kilometers } from '../texts/french.ts'
import { Field } from '../ui/field.tsx'
import { LocateFixed, MapPin } from '../ui/icons.ts'
import { SpokenText } from '../ui/spoken-text.tsx'
import { small } from '../ui/text.css.ts'
import { cityPath } from './city-path.ts'
import * as css from './city-picker.css.ts'
import { cityGroups, filterCities } from './filter-cities.ts'
import { cityOfCommune, useCommuneSearch } from './use-commune-search.ts'

interface CityPickerProps {
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
  found: 'Choisissez la ville d’où part le plombier.',
  empty: 'Rien trouvé. Choisissez une ville ci-dessous.',
  failed: 'Le service d’adresses ne répond pas. Choisissez une ville ci-dessous.',
} as const

/**
 * The covered cities, filtered by what is typed; where that fits none, communes, each with the covered city near
 * it. Marks the nearest city on demand.
 */
export function CityPicker({ filter, onLeave, intro, children }: CityPickerProps) {
  const [text, setText] = useState('')
  const [isEntered, setEntered] = useState(false)
  const [position, setPosition] = useState<{ message: string; nearest?: City }>()
  const list = useRef<HTMLDivElement>(null)
  const controller = useRef<AbortController>(undefined)

  const covered = filterCities(text)
  const count = covered.flat().length
  const { status, communes, searchAgain } = useCommuneSearch(count === 0 ? text.trim() : '')
  const isSearching = count === 0 && status === 'searching'
  const links = () => list.current?.querySelectorAll<HTMLElement>('li > a') ?? []

  // What was typed before hydration counts.
  useEffect(() => setText(filter.current?.value ?? ''), [filter])

  useEffect(() => {
    // Enter waits for the answer.
    if (!isEntered || isSearching) return
    setEntered(false)
    const [first, second] = links()
    if (first && !second) first.click()
    else first?.focus()
  })

  function change(text: string) {
    setEntered(false)
    setText(text)
  }

  function locate() {
    change('')
    controller.current?.abort()
    controller.current = new AbortController()
    setPosition({ message: 'Localisation en cours…' })
    askDevicePosition({
      options: { maximumAge: 600_000 },
      // Where it is rougher, another city may be the nearest: a computer without GPS is placed by its provider.
      worstAccuracyKm: 20,
      signal: controller.current.signal,
      onProblem: (problem) =>
        setPosition({
          message: `${problem}. Choisissez votre ville dans la liste.`,
        }),
      onFound(coords) {
        const { city, distanceKm } = nearestCity(coords)
        const message = `La plus proche\u00A0: ${city.name}, à\u00A0${kilometers(Math.round(distanceKm))}.`
        setPosition({ message, nearest: city })
      },
    })
  }

  function pressKey(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    // In Safari (WebKit bug 165004), the Enter that ends a composition comes after it, with this code: it would
    // open a city.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    if (key !== 'Enter' && key !== 'Escape' && key !== 'ArrowDown') return
    // Without this, WebKitGTK 2.50 empties the search field on Escape without an event, and the same press of
    // Enter would also press the button that gets the focus back.
    event.preventDefault()
    if (key === 'ArrowDown') links()[0]?.focus()
    else if (key === 'Enter') {
      if (status === 'failed') searchAgain()
      setEntered(true)
    } else if (text) change('')
    else onLeave?.()
  }

  const plural = count === 1 ? '' : 's'
  const counted = `${count} ville${plural} trouvée${plural}.`
  const message = text.trim() ? (count > 0 ? counted : messages[status]) : position?.message
  const hasCommunes = count === 0 && status === 'found'
  const groups = count > 0 ? covered : isSearching ? [] : cityGroups
  return (
    <>
      <div className={css.tools} data-filters={text !== ''}>
        <search className={css.search}>
          <Field id="city-filter" label="Ville ou code postal">
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
                onFocus={searchAgain}
                onKeyDown={pressKey}
              />
            )}
          </Field>
          <button type="button" className={css.locate} onClick={locate}>
            <LocateFixed />
            <span>Me localiser</span>
          </button>
        </search>
        <p aria-hidden className={css.message}>
          {message}
        </p>
        <SpokenText>{isSearching ? '' : (message ?? '')}</SpokenText>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are pressed */}
      <div
        ref={list}
        className={css.list}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('li > a')) onLeave?.()
        }}
      >
        {!text && intro}
        {hasCommunes ? (
          <>
            <ul>
              {communes.map((commune, index) => {
                const { city, detail } = cityOfCommune(commune)
                return (
                  // Two communes can have one name.
                  // biome-ignore lint/suspicious/noArrayIndexKey: and the order is that of the service
                  <li key={`${commune.label} ${index}`}>
                    <a href={cityPath(city)} className={css.commune} translate="no">
                      <span>{commune.label}</span> <span className={small}>{detail}</span>
                    </a>
                  </li>
                )
              })}
            </ul>
            <p className={small}>
              <AddressCredit />
            </p>
          </>
        ) : (
          groups.map((group) => (
            <ul key={group[0]?.slug} className={css.grid}>
              {group.map((city) => (
                <li key={city.slug}>
                  <CityLink city={city} isNearest={city === position?.nearest} />
                </li>
              ))}
            </ul>
          ))
        )}
        {children}
      </div>
    </>
  )
}

/** A plain link: 45 of the router's make a press wait 50 ms longer while the page is hydrated. */
function CityLink({ city, isNearest }: { readonly city: City; readonly isNearest: boolean }) {
  return (
    <a
      href={cityPath(city)}
      className={css.city}
      translate="no"
      data-nearest={isNearest}
      ref={isNearest ? showLink : undefined}
    >
      {isNearest && <MapPin width={16} height={16} />}
      <span>{city.name}</span>
    </a>
  )
}

function showLink(link: HTMLElement | null) {
  link?.scrollIntoView({ block: 'center' })
}

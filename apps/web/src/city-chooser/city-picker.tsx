import { type City, nearestCity } from '@plombier/quote-engine'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { AddressCredit } from '../address/address-credit.tsx'
import { askDevicePosition } from '../address/device-position.ts'
import { kilometers } from '../texts/french.ts'
import { normalizeText } from '../texts/normalize-text.ts'
import { takeTypedText } from '../typed-before-hydration.ts'
import { button } from '../ui/button.css.ts'
import { Field } from '../ui/field.tsx'
import { ChevronDown, LocateFixed, MapPin } from '../ui/icons.ts'
import { SpokenText } from '../ui/spoken-text.tsx'
import { small } from '../ui/text.css.ts'
import type { AddressRow } from './address-rows.ts'
import { cityPath } from './city-path.ts'
import * as css from './city-picker.css.ts'
import { cityGroups, filterCities } from './filter-cities.ts'
import { useAddressSearch } from './use-address-search.ts'

interface CityPickerProps {
  readonly filter?: RefObject<HTMLInputElement | null>
  /** Called when a link to a city is pressed that opens in this tab. */
  readonly onChoose?: (() => void) | undefined
  /** Called after that, and when Escape leaves the empty filter. */
  readonly onLeave?: () => void
  /** Above the cities, until something is typed. */
  readonly intro?: ReactNode
  /** Below the cities. */
  readonly children?: ReactNode
}

const messages = {
  idle: 'Tapez au moins 3\u00A0lettres ou un code postal.',
  searching: 'Recherche en cours...',
  empty: 'Rien trouvé. Choisissez une ville dans la liste.',
  failed: 'Le service d’adresses ne répond pas. Choisissez une ville dans la liste.',
} as const

/**
 * The covered cities, filtered by what is typed. If that fits no city, communes or addresses, each with the covered
 * city near it. A button marks the city nearest to the device.
 */
export function CityPicker({ filter, onChoose, onLeave, intro, children }: CityPickerProps) {
  const [text, setText] = useState('')
  const [isEntered, setEntered] = useState(false)
  const [position, setPosition] = useState<{ message: string; nearest?: City }>()
  const list = useRef<HTMLDivElement>(null)
  const controller = useRef<AbortController>(undefined)

  // Signs alone are no text yet.
  const typed = normalizeText(text) && text.trim()
  const covered = filterCities(text)
  const isCovered = covered.length > 0
  const { found, searchAgain } = useAddressSearch(isCovered ? '' : typed)
  const isSearching = found === 'searching'
  const elsewhere = typeof found === 'string' ? [] : found
  const rows = isCovered ? covered.map(cityRow) : elsewhere
  const hasFound = typed !== '' && rows.length > 0
  const firstLink = () => list.current?.querySelector<HTMLElement>('li > a')

  // What was typed before hydration counts.
  useEffect(() => setText(takeTypedText('city-filter')), [])

  useEffect(() => {
    // Enter waits for the answer.
    if (!isEntered || isSearching) return
    setEntered(false)
    if (hasFound) firstLink()?.click()
    else firstLink()?.focus()
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
        setPosition({ message: `${problem}. Choisissez votre ville dans la liste.` }),
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
    if (key === 'ArrowDown') firstLink()?.focus()
    else if (key === 'Enter') {
      searchAgain()
      setEntered(true)
    } else if (text) change('')
    else onLeave?.()
  }

  function press(event: MouseEvent, pick?: () => void) {
    // With one of these keys, the link opens elsewhere, and nothing changes here.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    pick?.()
    onChoose?.()
    onLeave?.()
  }

  const typedMessage = typeof found === 'string' && !isCovered ? messages[found] : counted(rows)
  const message = typed ? typedMessage : position?.message
  return (
    <>
      <search className={css.tools}>
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
              onFocus={searchAgain}
              onKeyDown={pressKey}
            />
          )}
        </Field>
        <div className={css.belowFilter}>
          <button type="button" className={button.plain} onClick={locate}>
            <LocateFixed />
            <span>Me localiser</span>
          </button>
          <p aria-hidden className={css.message}>
            {message}
          </p>
        </div>
        <SpokenText>{isSearching ? '' : (message ?? '')}</SpokenText>
      </search>
      <div ref={list} className={css.list}>
        {!typed && intro}
        {hasFound ? (
          <ul className={css.rows}>
            {rows.map(({ title, detail, city, pick }, index) => (
              // Two addresses can have one label.
              // biome-ignore lint/suspicious/noArrayIndexKey: and the order is that of the service
              <li key={`${title} ${index}`}>
                <a
                  href={cityPath(city)}
                  className={css.row}
                  onClick={(event) => press(event, pick)}
                >
                  <span>
                    <span className={css.rowTitle} translate="no">
                      {title}
                    </span>
                    {detail && <span className={small}>{` ${detail}`}</span>}
                  </span>
                  <ChevronDown />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          !isSearching &&
          cityGroups.map((group) => (
            <ul key={group[0]?.slug} className={css.grid}>
              {group.map((city) => {
                const isNearest = city === position?.nearest
                return (
                  <li key={city.slug}>
                    {/* A plain link: with a link of the router for each city, a press during hydration waits 50 ms longer. */}
                    <a
                      href={cityPath(city)}
                      className={css.city}
                      translate="no"
                      data-nearest={isNearest}
                      ref={isNearest ? showLink : undefined}
                      onClick={(event) => press(event)}
                    >
                      {isNearest && <MapPin width={16} height={16} />}
                      <span>{city.name}</span>
                    </a>
                  </li>
                )
              })}
            </ul>
          ))
        )}
        {hasFound && !isCovered && (
          <p className={small}>
            <AddressCredit />
          </p>
        )}
        {children}
      </div>
    </>
  )
}

const cityRow = (city: City): AddressRow => ({ noun: 'ville', title: city.name, city })

/** `1 ville trouvée.`, `3 communes trouvées.` */
function counted(rows: readonly AddressRow[]): string {
  const [one] = rows
  const noun = one && rows.every((row) => row.noun === one.noun) ? one.noun : 'adresse'
  const plural = rows.length === 1 ? '' : 's'
  return `${rows.length} ${noun}${plural} trouvée${plural}.`
}

function showLink(link: HTMLElement | null) {
  link?.scrollIntoView({ block: 'center' })
}

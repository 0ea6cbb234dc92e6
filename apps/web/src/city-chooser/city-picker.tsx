import type { City, ServiceId } from '@plombier/quote-engine'
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { AddressCredit } from '../address-service/address-credit.tsx'
import { button } from '../design/button.css.ts'
import { Field } from '../design/form/field.tsx'
import { LocateFixed, MapPin } from '../design/icons.ts'
import { small } from '../design/text.css.ts'
import { CityLink } from './city-link.tsx'
import * as css from './city-picker.css.ts'
import type { CityRow } from './commune-answer.ts'
import { filterCities, largestCities } from './filter-cities.ts'
import { type LocateAnswer, locateNearest } from './locate-nearest.ts'
import { useCommunes } from './use-communes.ts'

interface CityPickerProps {
  /** Preselected in the calculator. */
  readonly service?: ServiceId | undefined
  readonly filter: RefObject<HTMLInputElement | null>
  /** Called when a city is picked, and when Escape leaves the empty filter. */
  readonly onLeave?: () => void
}

/**
 * The covered cities, filtered by what is typed; where that fits none, the communes of that name and the
 * city near each. Marks the nearest city on demand.
 */
export function CityPicker({ service, filter, onLeave }: CityPickerProps) {
  const [text, setText] = useState('')
  const [located, setLocated] = useState<LocateAnswer>()
  const list = useRef<HTMLDivElement>(null)
  const nearest = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (located?.nearest) nearest.current?.scrollIntoView({ block: 'center' })
  }, [located])

  const groups = filterCities(text)
  const count = groups.flat().length
  const communes = useCommunes(count === 0 ? text : '')
  const [largest = [], others = []] = count + communes.rows.length > 0 ? groups : [largestCities]

  function pressKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const links = list.current?.querySelectorAll('a')
    const only = event.key === 'Enter' && links?.length === 1 && links[0]
    if (event.key === 'Enter') communes.retry()
    if (!only && event.key !== 'Escape') return
    // WebKit's search field keeps Escape to itself. And the rest of a press of Enter would go to what
    // gets the focus back: the button that opened the chooser.
    event.preventDefault()
    if (only) only.click()
    else if (text) setText('')
    else onLeave?.()
  }

  function cityList(rows: readonly CityRow[], className: string) {
    if (rows.length === 0) return null
    return (
      <ul className={className}>
        {rows.map(({ city, name, way }) => {
          const isNearest = !way && city === located?.nearest
          return (
            <li key={name}>
              <CityLink
                city={city}
                service={service}
                ref={isNearest ? nearest : null}
                className={css.city}
                data-nearest={isNearest}
                onFollow={onLeave}
              >
                {isNearest && <MapPin width={16} height={16} />}
                <span>{name}</span>
                {way && <span className={css.way}>{` ${way}`}</span>}
              </CityLink>
            </li>
          )
        })}
      </ul>
    )
  }

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
                onFocus={communes.retry}
                onKeyDown={pressKey}
              />
            )}
          </Field>
          <button
            type="button"
            className={button.plain}
            onClick={() => {
              setText('')
              locateNearest(setLocated)
            }}
          >
            <LocateFixed />
            Me localiser
          </button>
        </search>
        <p role="status" className={css.message}>
          {text.trim() ? (countMessage(count) ?? communes.message) : located?.message}
        </p>
      </div>
      {/* Its own boundary: a key pressed while React hydrates does not wait for the links. */}
      <Suspense>
        <div ref={list}>
          {cityList(largest.map(cityRow), css.grid)}
          {cityList(others.map(cityRow), css.grid)}
          {cityList(communes.rows, css.communes)}
        </div>
        {communes.rows.length > 0 && (
          <p className={small}>
            <AddressCredit />
          </p>
        )}
      </Suspense>
    </>
  )
}

function cityRow(city: City): CityRow {
  return { city, name: city.name }
}

function countMessage(count: number) {
  if (count === 0) return
  // Toul is hidden behind Toulouse.
  return `${count === 1 ? '1 ville trouvée' : `${count} villes trouvées`}. Une autre\u202F? Ajoutez son code postal.`
}

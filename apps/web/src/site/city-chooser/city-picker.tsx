import type { ServiceId } from '@plombier/quote-engine'
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { button } from '../../design/button.css.ts'
import { Field } from '../../design/form/field.tsx'
import { LocateFixed, MapPin } from '../../design/icons.ts'
import { List } from '../../design/list.tsx'
import { CityLink } from '../city-link.tsx'
import * as css from './city-picker.css.ts'
import { filterCities } from './filter-cities.ts'
import { type LocateAnswer, locateNearest } from './locate-nearest.ts'

interface CityPickerProps {
  /** Preselected in the calculator. */
  readonly service?: ServiceId | undefined
  readonly filter: RefObject<HTMLInputElement | null>
  /** Called when a city is picked, and when Escape leaves the empty filter. */
  readonly onLeave?: () => void
}

/** The covered cities, filtered by what is typed. Marks the nearest one on demand. */
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

  function pressKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const only = event.key === 'Enter' && count === 1 && list.current?.querySelector('a')
    if (!only && event.key !== 'Escape') return
    // WebKit's search field keeps Escape to itself. And the rest of a press of Enter would go to what
    // gets the focus back: the button that opened the chooser.
    event.preventDefault()
    if (only) only.click()
    else if (text) setText('')
    else onLeave?.()
  }

  return (
    <>
      <div className={css.tools}>
        <search className={css.search}>
          <Field id="city-filter" label="Rechercher une ville">
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
          {text.trim() ? countMessage(count) : located?.message}
        </p>
      </div>
      {/* Its own boundary: a key pressed while React hydrates does not wait for the links. */}
      <Suspense>
        <div ref={list}>
          {groups.map((group) => (
            <List key={group[0]?.slug} className={css.grid}>
              {group.map((city) => {
                const isNearest = city === located?.nearest
                return (
                  <li key={city.slug}>
                    <CityLink
                      city={city}
                      service={service}
                      ref={isNearest ? nearest : null}
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
            </List>
          ))}
        </div>
      </Suspense>
    </>
  )
}

function countMessage(count: number) {
  if (count === 0) {
    return 'Aucune ville trouvée. Effacez le texte et choisissez la ville la plus proche de chez vous.'
  }
  return count === 1 ? '1 ville trouvée' : `${count} villes trouvées`
}

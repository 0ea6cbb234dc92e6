import type { ServiceId } from '@plombier/quote-engine'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { button } from '../../design/button.css.ts'
import { control } from '../../design/form/field.css.ts'
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
  readonly onPick?: () => void
}

/** The covered cities, filtered by what is typed. Marks the nearest one on demand. */
export function CityPicker({ service, filter, onPick }: CityPickerProps) {
  const [text, setText] = useState('')
  const [located, setLocated] = useState<LocateAnswer>()
  const list = useRef<HTMLUListElement>(null)
  const nearest = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (located?.nearest) nearest.current?.scrollIntoView({ block: 'center' })
  }, [located])

  const found = filterCities(text)
  return (
    <>
      <div className={css.tools}>
        <search className={css.search}>
          <button
            type="button"
            className={button.quiet}
            onClick={() => {
              setText('')
              locateNearest(setLocated)
            }}
          >
            <LocateFixed />
            Me localiser
          </button>
          <Field id="city-filter" label="Rechercher une ville">
            {(fieldControl) => (
              <input
                {...fieldControl}
                ref={filter}
                className={control}
                type="search"
                autoComplete="off"
                enterKeyHint="go"
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                onKeyDown={({ key, nativeEvent }) => {
                  if (key !== 'Enter' || nativeEvent.isComposing || found.length !== 1) return
                  list.current?.querySelector('a')?.click()
                }}
              />
            )}
          </Field>
        </search>
        <p role="status" className={css.message}>
          {text.trim() ? countMessage(found.length) : located?.message}
        </p>
      </div>
      {/* Its own boundary: a key pressed while React hydrates does not wait for the links. */}
      <Suspense>
        <List ref={list} className={css.grid}>
          {found.map((city) => {
            const isNearest = city === located?.nearest
            return (
              <li key={city.slug}>
                <CityLink
                  city={city}
                  service={service}
                  ref={isNearest ? nearest : null}
                  className={`${button.quiet} ${css.city}`}
                  data-nearest={isNearest}
                  onFollow={onPick}
                >
                  {isNearest && <MapPin width={16} height={16} />}
                  <span>{city.name}</span>
                </CityLink>
              </li>
            )
          })}
        </List>
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

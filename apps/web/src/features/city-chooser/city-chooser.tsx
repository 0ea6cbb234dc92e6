import { type CitySlug, nearestCity, type ServiceId } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, Clock, LocateFixed, Wallet } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { button } from '../../design/button.css.ts'
import { Dialog } from '../../design/dialog.tsx'
import { control } from '../../design/field.css.ts'
import { Field } from '../../design/field.tsx'
import { kilometers } from '../../format/french.ts'
import * as css from './city-chooser.css.ts'
import { filterCities } from './filter-cities.ts'

export interface CityChooserHandle {
  /** Opens the chooser; a service is kept for the calculator. */
  readonly open: (service?: ServiceId) => void
}

type Location =
  | { readonly nearest: CitySlug; readonly message: string }
  | { readonly message: string }

/** The dialog in which a visitor picks one of the covered cities. */
export function CityChooser({ ref }: { readonly ref: Ref<CityChooserHandle> }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [service, setService] = useState<ServiceId>()
  const [text, setText] = useState('')
  const [location, setLocation] = useState<Location>()

  useImperativeHandle(ref, () => ({
    open: (service) => {
      setService(service)
      setText('')
      setLocation(undefined)
      dialog.current?.showModal()
    },
  }))

  const found = filterCities(text)
  const nearest = location && 'nearest' in location ? location.nearest : undefined

  return (
    <Dialog
      ref={dialog}
      title="Choisissez votre ville"
      intro={<p>Devis instantané gratuit et intervention rapide partout en France.</p>}
      footer={
        <ul className={css.benefits}>
          <li className={css.benefit}>
            <Wallet aria-hidden size={20} /> Devis gratuit, sans engagement
          </li>
          <li className={css.benefit}>
            <Clock aria-hidden size={20} /> Intervention rapide, 24h/7j
          </li>
          <li className={css.benefit}>
            <BadgeCheck aria-hidden size={20} /> Artisans vérifiés et assurés
          </li>
        </ul>
      }
    >
      <div className={css.tools}>
        <Field id="city-filter" label="Rechercher une ville">
          {(fieldControl) => (
            <input
              {...fieldControl}
              className={control}
              type="search"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <button type="button" className={button()} onClick={() => locate(setLocation)}>
          <LocateFixed aria-hidden size={20} />
          Me localiser
        </button>
      </div>
      <p role="status" className={css.message}>
        {found.length === 0 ? 'Aucune ville trouvée.' : location?.message}
      </p>
      <ul className={css.grid}>
        {found.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to="/plombier-{$citySlug}"
              params={{ citySlug: slug }}
              search={service ? { service } : {}}
              preload={false}
              className={`${button()} ${css.city}`}
              data-nearest={slug === nearest}
              onClick={() => dialog.current?.close()}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

// Beyond this the nearest city is no help.
const FAR_KILOMETERS = 100

function locate(answer: (location: Location) => void) {
  if (!('geolocation' in navigator)) {
    answer({ message: 'Votre navigateur ne donne pas votre position. Choisissez votre ville.' })
    return
  }
  answer({ message: 'Localisation en cours…' })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const { city, distanceKm } = nearestCity(coords)
      const distance = kilometers(Math.round(distanceKm))
      answer(
        distanceKm > FAR_KILOMETERS
          ? { message: `Aucune ville couverte n’est proche\u00A0: ${city.name} est à ${distance}.` }
          : { nearest: city.slug, message: `La plus proche\u00A0: ${city.name}, à ${distance}.` },
      )
    },
    () =>
      answer({ message: 'Position refusée ou introuvable. Choisissez votre ville dans la liste.' }),
    { timeout: 10_000, maximumAge: 600_000 },
  )
}

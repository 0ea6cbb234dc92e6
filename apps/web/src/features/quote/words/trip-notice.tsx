import {
  type City,
  type Coordinates,
  currentTariff,
  haversineKm,
  nearestCity,
  type Urgency,
} from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { button } from '../../../design/button.css.ts'
import { notice } from '../../../design/notice.css.ts'
import { cityWithDe } from '../../../format/city-name.ts'
import { kilometers, minutes } from '../../../format/french.ts'
import { FAR_KILOMETERS } from '../../../site/service-area.ts'

interface Trip {
  /** From whose centre it begins. */
  readonly city: City
  readonly coordinates: Coordinates
}

/** Says that another covered city is nearer, or that none is near. Does not change the price. */
export function NearerCity({ city, coordinates }: Trip) {
  const { city: nearest, distanceKm } = nearestCity(coordinates)
  if (distanceKm > FAR_KILOMETERS) {
    return (
      <TripNotice
        text={`Aucune ville couverte n’est proche de cette adresse\u00A0: la plus proche est ${nearest.name}, à ${kilometers(Math.round(distanceKm))}.`}
      />
    )
  }
  if (nearest.slug === city.slug) return null
  if (haversineKm(city.center, coordinates) <= currentTariff.freeKilometers) return null
  return (
    <TripNotice
      text={`Cette adresse est plus proche ${cityWithDe(nearest.name)} que ${cityWithDe(city.name)}\u00A0: depuis ${nearest.name}, le déplacement coûterait moins cher.`}
      wayOut={nearest}
    />
  )
}

interface PromisedTrip extends Trip {
  readonly urgency: Urgency
  /** Minutes. */
  readonly travelTime: number
}

/** Whether the trip alone takes longer than the urgency promises. */
export function isLate({ urgency, travelTime }: Pick<PromisedTrip, 'urgency' | 'travelTime'>) {
  return travelTime > urgency.delayHours * 60
}

/** Says that the trip takes longer than the urgency promises. */
export function LateArrival({ city, coordinates, urgency, travelTime }: PromisedTrip) {
  const { city: nearest, distanceKm } = nearestCity(coordinates)
  const isWayOut = nearest.slug !== city.slug && distanceKm <= FAR_KILOMETERS
  return (
    <TripNotice
      text={`Depuis ${city.name}, le trajet dure à lui seul ${minutes(travelTime)}\u00A0: le délai de ${urgency.delayHours}\u00A0h ne peut pas être tenu.`}
      wayOut={isWayOut ? nearest : undefined}
    />
  )
}

interface TripNoticeProps {
  readonly text: string
  /** The city from which to calculate instead. */
  readonly wayOut?: City | undefined
}

function TripNotice({ text, wayOut }: TripNoticeProps) {
  return (
    <div className={notice.info}>
      <p>{text}</p>
      {wayOut && (
        <Link
          to="/plombier-{$citySlug}"
          params={{ citySlug: wayOut.slug }}
          className={button.plain}
        >
          {`Calculer depuis ${wayOut.name}`}
        </Link>
      )}
    </div>
  )
}

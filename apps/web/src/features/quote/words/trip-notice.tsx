import {
  type City,
  type Coordinates,
  currentTariff,
  haversineKm,
  nearestCity,
  type Urgency,
} from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
      <p className={notice.info}>
        {`Aucune ville couverte n’est proche de cette adresse\u00A0: la plus proche est ${nearest.name}, à ${kilometers(Math.round(distanceKm))}.`}
      </p>
    )
  }
  if (nearest.slug === city.slug) return null
  if (haversineKm(city.center, coordinates) <= currentTariff.freeKilometers) return null
  return (
    <WithLink to={nearest}>
      {`Cette adresse est plus proche ${cityWithDe(nearest.name)} que ${cityWithDe(city.name)}\u00A0: depuis ${nearest.name}, le déplacement coûterait moins cher.`}
    </WithLink>
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
  return (
    <WithLink to={nearest.slug !== city.slug && distanceKm <= FAR_KILOMETERS ? nearest : undefined}>
      {`Depuis ${city.name}, le trajet dure à lui seul ${minutes(travelTime)}\u00A0: le délai de ${urgency.delayHours}\u00A0h ne peut pas être tenu.`}
    </WithLink>
  )
}

interface WithLinkProps {
  /** The city whose page is a way out. */
  readonly to: City | undefined
  readonly children: ReactNode
}

function WithLink({ to, children }: WithLinkProps) {
  return (
    <p className={notice.info}>
      <span>
        <span>{children}</span>{' '}
        {to && (
          <Link to="/plombier-{$citySlug}" params={{ citySlug: to.slug }}>
            {`Calculer depuis ${to.name}`}
          </Link>
        )}
      </span>
    </p>
  )
}

import type { Address } from '@plombier/geo-client'
import { type City, currentTariff, haversineKm, nearestCity } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { notice } from '../../../design/notice.css.ts'
import { cityWithDe } from '../../../format/city-name.ts'
import { kilometers } from '../../../format/french.ts'
import { FAR_KILOMETERS } from '../../../site/service-area.ts'

interface NearerCityProps {
  readonly city: City
  readonly address: Address
}

/** Says that another covered city is nearer, or that none is near. Does not change the price. */
export function NearerCity({ city, address: { coordinates } }: NearerCityProps) {
  const [firstCity] = useState(city)
  const nearest = nearestCity(coordinates)
  if (nearest.distanceKm > FAR_KILOMETERS) {
    return (
      <p className={notice.info}>
        {`Aucune ville couverte n’est proche de cette adresse\u00A0: la plus proche est ${nearest.city.name}, à ${kilometers(Math.round(nearest.distanceKm))}.`}
      </p>
    )
  }
  if (nearest.city.slug === city.slug) {
    return city === firstCity ? null : (
      <p className={notice.info}>{`Le prix se calcule maintenant depuis ${city.name}.`}</p>
    )
  }
  if (haversineKm(city.center, coordinates) <= currentTariff.freeKilometers) return null
  return (
    <p className={notice.info}>
      <span>
        <span>
          {`Cette adresse est plus proche ${cityWithDe(nearest.city.name)} que ${cityWithDe(city.name)}\u00A0: depuis ${nearest.city.name}, le déplacement coûterait moins cher.`}
        </span>{' '}
        <Link to="/plombier-{$citySlug}" params={{ citySlug: nearest.city.slug }}>
          {`Calculer depuis ${nearest.city.name}`}
        </Link>
      </span>
    </p>
  )
}

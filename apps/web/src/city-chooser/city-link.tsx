import type { Address } from '@plombier/geo-client'
import type { City, ServiceId } from '@plombier/quote-engine'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { serviceQuery } from '../hydration/chosen-service.ts'
import { cityPath } from './city-path.ts'

/** What is picked with a city, for its calculator. */
interface PickedPlace {
  readonly address: Address
  /** The text for which it was found. */
  readonly typed: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set where a city is picked from a list, until its calculator has read it. Never in a page's address. */
    readonly picked?: { readonly place: PickedPlace | undefined }
  }
}

interface CityLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  readonly city: City
  /** Preselected in the calculator. */
  readonly service?: ServiceId | undefined
  /** The address that is picked with it. */
  readonly picked?: PickedPlace | undefined
  /** Called when it is followed in this tab. */
  readonly onFollow?: (() => void) | undefined
}

/**
 * A link to the page of a city. It is plain HTML until it is pressed: a `Link` of the router takes longer
 * to hydrate, and every page has a list of all cities.
 */
export function CityLink({ city, service, picked, onFollow, ...props }: CityLinkProps) {
  const router = useRouter()
  return (
    <a
      translate="no"
      {...props}
      href={`${cityPath(city)}${service ? serviceQuery(service) : ''}`}
      onClick={(event) => {
        // These open a tab or a window, or save the page.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onFollow?.()
        void router.navigate({
          to: '/plombier-{$citySlug}',
          params: { citySlug: city.slug },
          search: service ? { service } : {},
          state: { picked: { place: picked } },
        })
      }}
    />
  )
}

import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentType, useEffect } from 'react'
import { resume } from './before-hydration.ts'
import { loadCode } from './missing-code.ts'

/** A page of the site, the export of this name, in a chunk of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return lazyRouteComponent(async () => {
    const Page: ComponentType = (await loadCode(load))[name]
    return {
      default: () => {
        // After the effects of the page itself.
        useEffect(resume, [])
        return <Page />
      },
    }
  })
}

import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentType, useEffect } from 'react'
import { replayInput } from './before-hydration.ts'
import { loadChunk } from './load-chunk.ts'

/** A page of the site, the export of this name, in a chunk of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return lazyRouteComponent(async () => {
    const Page: ComponentType = (await loadChunk(load))[name]
    return {
      default: () => {
        // After the effects of the page itself.
        useEffect(replayInput, [])
        return <Page />
      },
    }
  })
}

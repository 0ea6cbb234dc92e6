import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { endTyping, repeatInput } from '../site/before-hydration.ts'
import { loadChunk } from '../site/load-chunk.ts'

/** A route's component in a chunk of its own: the `Page` that the module exports. */
export function lazyPage(load: () => Promise<{ readonly Page: ComponentType }>) {
  return lazyRouteComponent(async () => {
    const { Page } = await loadChunk(load)
    return {
      default: () => (
        <Hydrated>
          <Page />
        </Hydrated>
      ),
    }
  })
}

/** Repeats the visitor's input from before hydration, once the page shows what the tab remembers. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  const [, setHydrated] = useState(false)
  useLayoutEffect(() => {
    endTyping()
    // Makes React run all effects of the hydration now. Some of them tie fields to their form: text
    // typed before that would be reverted.
    setHydrated(true)
    queueMicrotask(repeatInput)
  }, [])
  return children
}

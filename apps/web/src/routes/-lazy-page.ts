import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadChunk } from '../site/load-chunk.ts'

/** A route's component in a chunk of its own: the `Page` that the module exports. */
export function lazyPage(load: () => Promise<{ readonly Page: ComponentType }>) {
  return lazyRouteComponent(() => loadChunk(load), 'Page')
}

import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadChunk } from '../site/load-chunk.ts'
import { loadUntilThere } from './load-until-there.ts'
import { prerenderedPath } from './prerendered-path.ts'

/** A route's component in a chunk of its own: the `Page` that the module exports. */
export function lazyPage(load: () => Promise<{ readonly Page: ComponentType }>) {
  const loadPage = () => (prerenderedPath() ? loadUntilThere(load) : loadChunk(load))
  return lazyRouteComponent(loadPage, 'Page')
}

import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadChunk } from '../site/load-chunk.ts'
import { loadUntilThere } from './load-until-there.ts'
import { usePageTakenOver } from './page-taken-over.ts'
import { prerenderedPath } from './prerendered-path.ts'

/** A route's component in a chunk of its own: the `Page` that the module exports. */
export function lazyPage(load: () => Promise<{ readonly Page: ComponentType }>) {
  return lazyRouteComponent(async () => {
    const { Page } = await (prerenderedPath() ? loadUntilThere(load) : loadChunk(load))
    return { default: () => <TakenOver page={Page} /> }
  })
}

function TakenOver({ page: Page }: { readonly page: ComponentType }) {
  usePageTakenOver()
  return <Page />
}

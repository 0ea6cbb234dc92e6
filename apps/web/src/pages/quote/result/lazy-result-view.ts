import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../../hydration/load-chunk.ts'

/** The result's view, in a chunk of its own. Its route loads it before the page renders it. */
export const ResultView = lazyRouteComponent(
  () => loadChunk(() => import('./result-view.tsx')),
  'ResultView',
)

import { lazyRouteComponent } from '@tanstack/react-router'

/** The result's view, in a chunk of its own. Its route loads it before the page renders it. */
export const ResultView = lazyRouteComponent(() => import('./result-view.tsx'), 'ResultView')

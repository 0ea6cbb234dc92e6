/** Whether the browser had the site's style sheet before this page. */
export function isLaterVisit(): boolean {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return resources.some(({ name, transferSize }) => name.endsWith('.css') && transferSize === 0)
}

import type { Rolldown } from 'vite'

// By default each set of chunks that share a module has a chunk for it. Small ones compress worse
// than the whole, and each is one more request.

/** What every page needs, though a page's own chunk imports it too. */
const app: Rolldown.CodeSplittingGroup = {
  debugName: 'app',
  name: (id, graph) =>
    isImportedBy('/src/app.tsx', id, graph) && !isInEntry(id, graph) ? 'app' : null,
}

/**
 * The small modules of design, formats and frame, and the icons, that two chunks or more share:
 * pages, or a page and what it loads later. A page may get a few that it does not show.
 */
const parts: Rolldown.CodeSplittingGroup = {
  debugName: 'parts',
  test: /\/src\/(?:design|format|site)\/|\.svg/,
  minShareCount: 2,
  name: (id, graph) => (isInEntry(id, graph) ? null : 'parts'),
}

export const chunks = [app, parts]

function isInEntry(id: string, graph: Rolldown.ChunkingContext): boolean {
  return isImportedBy('/src/entry-client.ts', id, graph)
}

function isImportedBy(
  root: string,
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (id.endsWith(root)) return true
  const { importers = [] } = graph.getModuleInfo(id) ?? {}
  return importers.some((importer) => isImportedBy(root, importer, graph, seen))
}

import type { Rolldown } from 'vite'

/**
 * Keeps what every page needs in one chunk. By default, what a page's own chunk imports too is split
 * off; the parts compress worse than the whole, and each is one more request.
 */
export const appChunk: Rolldown.CodeSplittingGroup = {
  debugName: 'app',
  name: (id, graph) =>
    isImportedBy('/src/app.tsx', id, graph) && !isImportedBy('/src/entry-client.ts', id, graph)
      ? 'app'
      : null,
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

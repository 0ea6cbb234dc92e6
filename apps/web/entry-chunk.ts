import type { Rolldown } from 'vite'

/**
 * Keeps what the entry imports in one chunk. By default, what a page imports too is split off; the
 * parts compress worse than the whole, and each is one more request.
 */
export const entryChunk: Rolldown.CodeSplittingGroup = {
  debugName: 'entry',
  name: (id, graph) => (isImportedByEntry(id, graph) ? 'entry' : null),
}

function isImportedByEntry(
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const { isEntry = false, importers = [] } = graph.getModuleInfo(id) ?? {}
  return isEntry || importers.some((importer) => isImportedByEntry(importer, graph, seen))
}

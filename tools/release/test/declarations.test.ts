import { join } from 'node:path'
import ts from 'typescript'
import { expect, inject, test } from 'vitest'

const packagesFolder = join(inject('consumers').npm, 'node_modules/@plombier')

test.each([
  'quote-engine/dist/index.d.ts',
  'quote-engine/dist/arbitraries.d.ts',
  'quote-engine/dist/invariants.d.ts',
  'geo-client/dist/index.d.ts',
])('%s documents every public name', (file) => {
  expect(namesWithoutText(join(packagesFolder, file))).toEqual([])
})

/** Exports of a declaration file, and fields, options and methods of these, that have no docstring. */
function namesWithoutText(file: string): readonly string[] {
  const program = ts.createProgram([file], { noLib: true, types: [] })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`No declarations: ${file}`)
  const names: string[] = []
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    visit(symbol, exported.name)
  }
  return names

  function visit(symbol: ts.Symbol, path: string) {
    if (ts.displayPartsToString(symbol.getDocumentationComment(checker)) === '') names.push(path)
    for (const declaration of symbol.declarations ?? []) {
      ts.forEachChild(declaration, (child) => visitMembers(child, path))
    }
  }

  function visitMembers(node: ts.Node, path: string) {
    const isMember =
      ts.isPropertySignature(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isMethodSignature(node) ||
      ts.isMethodDeclaration(node)
    const symbol = isMember && checker.getSymbolAtLocation(node.name)
    if (symbol) visit(symbol, `${path}.${symbol.name}`)
    else ts.forEachChild(node, (child) => visitMembers(child, path))
  }
}

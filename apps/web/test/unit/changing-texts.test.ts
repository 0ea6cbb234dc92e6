import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync('src/**/*.tsx', { cwd: root }).map((file) => join(root, file))
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const program = ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, root).options)
const checker = program.getTypeChecker()

// Translators put each text node into elements of their own. React finds a changed text only if it is
// all that its element holds, and fails where it removes a text or inserts something before one.
test('a text that changes, comes or goes is the only child of an element of its own', () => {
  const violations: string[] = []
  for (const source of files.map((file) => program.getSourceFile(file))) {
    if (source) visit(source, source)
  }
  expect(violations.join('\n')).toBe('')

  function visit(node: ts.Node, source: ts.SourceFile) {
    if (isWithoutElement(node) || isMixed(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      violations.push(`${relative(root, source.fileName)}:${line + 1}`)
    }
    ts.forEachChild(node, (child) => visit(child, source))
  }
})

/** Whether it is a component that may be a bare text, or a fragment with one. */
function isWithoutElement(node: ts.Node) {
  if (ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')) {
    const signature = checker.getSignatureFromDeclaration(node)
    return signature !== undefined && mayBeText(checker.getReturnTypeOfSignature(signature))
  }
  return ts.isJsxFragment(node) && node.children.some(isText)
}

/** Whether it is an element in which a text stands beside something, and one of them changes. */
function isMixed(node: ts.Node) {
  if (!ts.isJsxElement(node)) return false
  const children = node.children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && !child.expression),
  )
  return children.length > 1 && children.some(isText) && children.some(isChanging)
}

function isText(child: ts.JsxChild) {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces
  return (
    ts.isJsxExpression(child) &&
    results(child.expression).some((result) => mayBeText(typeOf(result)))
  )
}

function isChanging(child: ts.JsxChild) {
  return (
    ts.isJsxExpression(child) && child.expression !== undefined && !isConstant(child.expression)
  )
}

/** What an expression with `&&` or `?` shows. */
function results(expression: ts.Expression | undefined): ts.Expression[] {
  if (!expression) return []
  if (ts.isParenthesizedExpression(expression)) return results(expression.expression)
  if (ts.isConditionalExpression(expression)) {
    return [...results(expression.whenTrue), ...results(expression.whenFalse)]
  }
  const isAnd =
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  return isAnd ? results(expression.right) : [expression]
}

function typeOf(expression: ts.Expression) {
  return checker.getTypeAtLocation(expression)
}

function mayBeText(type: ts.Type) {
  // What it holds stands in the JSX of the component's user.
  if (type.aliasSymbol?.name === 'ReactNode') return false
  const parts = type.isUnion() ? type.types : [type]
  return parts.some(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike))
}

/** Whether all that it names stands at the top of a module. */
function isConstant(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isConstant(node.expression)
  if (!ts.isIdentifier(node)) return ts.forEachChild(node, (child) => !isConstant(child)) !== true
  const [declaration] = checker.getSymbolAtLocation(node)?.declarations ?? []
  return declaration === undefined || !ts.findAncestor(declaration, ts.isFunctionLike)
}

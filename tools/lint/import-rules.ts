import { readFileSync } from 'node:fs'
import { matchesGlob, posix } from 'node:path'
import { type Expression, parseSync, Visitor } from 'oxc-parser'

const { dirname, join, relative } = posix

/** A row of a README's table: a folder or file, and what it may import beside its own files. */
interface Rule {
  readme: string
  folder: string
  mayImport: string
}

const root = join(import.meta.dirname, '../..')
const rules = ['README.md', 'apps/web/README.md'].flatMap(readRules)

function readRules(readme: string): Rule[] {
  const text = readFileSync(join(root, readme), 'utf8')
  const [, rows = ''] = text.match(/^\|.* may import +\|\n.*\n((?:\|.*\n)+)/m) ?? []
  return rows.split('\n').flatMap((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    const [folder] = codes(cells[1] ?? '')
    return folder === undefined ? [] : [{ readme, folder, mayImport: cells.at(-2) ?? '' }]
  })
}

/** One sentence for each import of the file that the tables refuse; the path is relative to the root. */
export function refusedImports(path: string, code: string): string[] {
  const rule = ruleOf(path)
  if (!rule) return [`${path} is in no folder of the tables that say what may be imported.`]
  return importsOf(path, code)
    .filter((name) => !isAllowed(rule, path, name))
    .map(
      (name) =>
        `${path} imports ${name}, but ${rule.readme} says: \`${rule.folder}\` may import ${rule.mayImport}`,
    )
}

function isAllowed(rule: Rule, path: string, name: string): boolean {
  const allowed = codes(rule.mayImport)
  if (!name.startsWith('.')) {
    const isOurs = name.startsWith('@plombier/')
    if (!isOurs && !rule.mayImport.startsWith('only')) return true
    return allowed.some((it) => matchesGlob(name, it))
  }
  const target = join(dirname(path), name)
  const isOwn = ruleOf(target) === rule && folderOf(rule, target) === folderOf(rule, path)
  return isOwn || allowed.some((it) => contains(it, inTable(rule, target)))
}

// Of `src/features/*`, each feature is a folder of its own.
function folderOf(rule: Rule, path: string): string {
  return inTable(rule, path).split('/').slice(0, rule.folder.split('/').length).join('/')
}

// Inner folders come after the folder that they are in.
function ruleOf(path: string): Rule | undefined {
  return rules.findLast((rule) => contains(rule.folder, inTable(rule, path)))
}

function inTable({ readme }: Rule, path: string): string {
  return relative(dirname(readme), path)
}

function contains(folder: string, path: string): boolean {
  return matchesGlob(path, folder) || matchesGlob(path, `${folder}/**`)
}

function codes(markdown: string): string[] {
  return Array.from(markdown.matchAll(/`([^`]+)`/g), ([, code = '']) => code)
}

/** What the code imports, types and dynamic imports included. */
function importsOf(path: string, code: string): string[] {
  const names: string[] = []
  const add = ({ source }: { source: Expression | null }) => {
    if (source?.type === 'Literal') names.push(String(source.value))
  }
  const { program } = parseSync(path, code)
  new Visitor({
    ImportDeclaration: add,
    ImportExpression: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    TSImportType: add,
  }).visit(program)
  return names
}

import { cruise } from 'dependency-cruiser'

// Fails on an import that a folder may not have. Each line: a folder, what it must not import, and what of that it
// may import all the same. These are regular expressions for the beginning of a path; `''` is everything. `$1` is
// what stands in the first brackets of the line.
const ours = 'apps/|packages/|tools/|@plombier/'
const rules = [
  ['packages/quote-engine/src/[^/]+$', '', 'packages/quote-engine/src/[^/]+$'],
  ['packages/quote-engine/src/properties/', '', 'packages/quote-engine/src/|.*/fast-check/'],
  ['packages/geo-client/src/', '', 'packages/geo-client/src/|.*/valibot/'],

  ['apps/web/src/', 'apps/|tools/', 'apps/web/src/'],
  ['apps/web/src/(texts|ui)/', ours, 'apps/web/src/$1/'],
  ['apps/web/src/address/', 'apps/web/src/', 'apps/web/src/(address/|texts/|memory)'],
  ['apps/web/src/price/', 'apps/web/src/', 'apps/web/src/(price|texts|ui)/'],
  ['apps/web/src/city-chooser/', 'apps/web/src/(pages|price|site)/'],
  ['apps/web/src/site/', 'apps/web/src/(address|pages)/'],
  ['apps/web/src/pages/([^/]+)/', 'apps/web/src/pages/', 'apps/web/src/pages/$1/'],
  ['apps/web/src/pages/[^/]+$', 'apps/web/src/pages/'],

  ['apps/web/page-objects/', ours, 'apps/web/page-objects/|packages/|@plombier/'],
  ['tools/([^/]+)/', 'apps/|tools/', 'tools/($1|ensure)/'],
]

const ruleSet = {
  forbidden: [
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    ...rules.map(([from, to, except]) => ({
      name: `imports of ${from}`,
      severity: 'error',
      from: { path: `^(?:${from})` },
      to: { path: `^(?:${to})`, ...(except && { pathNot: `^(?:${except})` }) },
    })),
  ],
}

// The command line of dependency-cruiser cannot read a configuration in a folder with `%` in its name.
const { output, exitCode } = await cruise(['apps', 'packages', 'tools'], {
  ruleSet,
  validate: true,
  outputType: 'err',
  doNotFollow: { path: 'node_modules|/dist' },
  // Types are imports too.
  tsPreCompilationDeps: true,
})
console.info(output)
process.exitCode = exitCode

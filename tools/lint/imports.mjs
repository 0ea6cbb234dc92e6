import { cruise } from 'dependency-cruiser'

// Fails on an import that its room may not have. Which room may import which is written as regular expressions:
// beside its own files, what stands in its row.

const engine = 'packages/quote-engine/src'
const web = 'apps/web'
const site = `${web}/src`
const packages = '@plombier/|packages/'
const siteSettings = `${site}/(settings|memory|typed-before-hydration).ts`

/** These import nothing else, not even a package from elsewhere. */
const closedRooms = {
  [`${engine}/[^/]+$`]: undefined,
  [`${engine}/properties/`]: `${engine}/[^/]+$|.*node_modules/fast-check/`,
  'packages/geo-client/src/': '.*node_modules/valibot/',
  [`${web}/page-objects/`]: `${packages}|.*@playwright/test`,
}

/** These import nothing else of this repository. */
const openRooms = {
  [`${site}/[^/]+$`]: `${site}/|${packages}`,
  // `$1`: no page imports another.
  [`${site}/pages/([^/]+)/`]: `${site}/(site|city-chooser|address|price|texts|ui)/|${siteSettings}|${packages}`,
  [`${site}/pages/[^/]+$`]: `${site}/(site|city-chooser|address|price|texts|ui)/|${siteSettings}|${packages}`,
  [`${site}/site/`]: `${site}/(city-chooser|price|texts|ui)/|${siteSettings}|${packages}`,
  [`${site}/city-chooser/`]: `${site}/(address|texts|ui)/|${siteSettings}|${packages}`,
  [`${site}/address/`]: `${site}/texts/|${siteSettings}|${packages}`,
  [`${site}/price/`]: `${site}/(texts|ui)/|${packages}`,
  [`${site}/texts/`]: undefined,
  [`${site}/ui/`]: undefined,
  [`${web}/preview/`]: undefined,
  [`${web}/build/`]: `${site}/|${packages}`,
  [`${web}/bench/`]: undefined,
  [`${web}/[^/]+.config.ts`]: `${web}/preview/`,
  'tools/([^/]+)/': `${packages}|tools/ensure/`,
}

const rules = (rooms, refused) =>
  Object.entries(rooms).map(([room, allowed = room]) => ({
    name: `imports of ${room}`,
    severity: 'error',
    from: { path: `^(?:${room})` },
    to: { ...refused, pathNot: `^(?:${room.replace('([^/]+)', '$1')}|${allowed})` },
  }))

const ruleSet = {
  forbidden: [
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    ...rules(closedRooms, {}),
    ...rules(openRooms, { path: `^(?:apps|tools|${packages})` }),
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

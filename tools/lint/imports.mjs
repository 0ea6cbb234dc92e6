// Which room may import which, as regular expressions: beside its own files, what stands in its row.

const engine = 'packages/quote-engine/src'
const web = 'apps/web'
const site = `${web}/src`
const packages = '@plombier/|packages/'
const settings = `${web}/settings.ts`
const shared = 'brand|place|device|price|design|format'

/** These import nothing else, not even a package from elsewhere. */
const closedRooms = {
  [`${engine}/[^/]+$`]: undefined,
  [`${engine}/properties/`]: `${engine}/[^/]+$|.*node_modules/fast-check/`,
  'packages/geo-client/src/': '.*node_modules/valibot/',
  [`${web}/page-objects/`]: `${packages}|.*@playwright/test`,
}

/** These import nothing else of this repository. */
const openRooms = {
  [`${site}/[^/]+$`]: `${site}/|${settings}|${packages}`,
  // `$1`: no feature imports another.
  [`${site}/features/([^/]+)/`]: `${site}/(${shared}|metadata|city-chooser|hydration)/|${packages}`,
  // What a quote says, without what shows it.
  [`${site}/features/quote/words/`]: `${site}/(features/quote/state|place|price|format)/|${packages}`,
  [`${site}/features/quote/state/`]: `${site}/(place|price|format)/|${packages}`,
  [`${site}/site/`]: `${site}/(brand|metadata|city-chooser|design)/|${packages}`,
  [`${site}/metadata/`]: `${site}/(${shared}|city-chooser)/|${packages}`,
  [`${site}/city-chooser/`]: `${site}/(${shared}|hydration)/|${packages}`,
  [`${site}/place/`]: `${site}/(price|format)/|${packages}`,
  [`${site}/price/`]: `${site}/(design|format)/|${packages}`,
  [`${site}/brand/`]: `${site}/design/|${settings}`,
  [`${site}/hydration/`]: undefined,
  [`${site}/device/`]: undefined,
  [`${site}/design/`]: undefined,
  [`${site}/format/`]: undefined,
  [settings]: undefined,
  [`${web}/deploy/`]: undefined,
  [`${web}/check/`]: `${web}/deploy/`,
  [`${web}/preview/`]: `${web}/(deploy|page-objects)/`,
  [`${web}/build/`]: `${site}/|${web}/deploy/|${settings}|${packages}`,
  [`${web}/bench/`]: undefined,
  [`${web}/[^/]+.config.ts`]: `${web}/preview/|${settings}`,
  'tools/([^/]+)/': `${packages}|tools/ensure/`,
}

const rules = (rooms, refused) =>
  Object.entries(rooms).map(([room, allowed = room]) => ({
    name: `imports of ${room}`,
    severity: 'error',
    from: { path: `^(?:${room})` },
    to: { ...refused, pathNot: `^(?:${room.replace('([^/]+)', '$1')}|${allowed})` },
  }))

export default {
  forbidden: [
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    ...rules(closedRooms, {}),
    ...rules(openRooms, { path: `^(?:apps|tools|${packages})` }),
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist' },
    // Types are imports too.
    tsPreCompilationDeps: true,
  },
}

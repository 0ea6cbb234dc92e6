import { expect, test } from 'vitest'
import { refusedImports } from '../import-rules.ts'

const engine = 'packages/quote-engine/src'
const web = 'apps/web'

test.each([
  [`${engine}/quote.ts`, 'fast-check'],
  [`${engine}/quote.ts`, 'node:fs'],
  [`${engine}/quote.ts`, './properties/invariants.ts'],
  [`${engine}/quote.ts`, '../tables.ts'],
  [`${engine}/tables/cities.ts`, '../tariffs.ts'],
  [`${engine}/tariffs/2026-11-21.ts`, '../properties/invariants.ts'],
  [`${engine}/tariffs/2026-11-21.ts`, '../services.ts'],
  [`${engine}/properties/rule.ts`, '@plombier/geo-client'],
  [`${engine}/properties/rule.ts`, 'valibot'],
  [`${engine}/properties/arbitraries.ts`, 'vitest'],
  ['packages/geo-client/src/address.ts', 'react'],
  ['packages/geo-client/src/address.ts', '../../quote-engine/src/index.ts'],
  ['packages/geo-client/src/address.ts', '@plombier/quote-engine'],
  [`${web}/src/app.tsx`, '../test/support/price.ts'],
  [`${web}/src/app.tsx`, '../bench/web.ts'],
  [`${web}/src/routes/-city.tsx`, '../../build/build.ts'],
  [`${web}/src/routes/-city.tsx`, '../../check/fault.ts'],
  [`${web}/src/routes/-city.tsx`, '../../deploy/compress.ts'],
  [`${web}/src/routes/-city.tsx`, '../../page-objects/home.ts'],
  [`${web}/vite.config.ts`, './test/support/price.ts'],
  [`${web}/settings.ts`, './src/site/brand.ts'],
  [`${web}/build/build.ts`, '../bench/web.ts'],
  [`${web}/build/build.ts`, '../check/fault.ts'],
  [`${web}/build/build.ts`, '../test/support/price.ts'],
  [`${web}/deploy/headers-file.ts`, '../src/pages.ts'],
  [`${web}/deploy/headers-file.ts`, '../build/build.ts'],
  [`${web}/check/fault.ts`, '../src/site/brand.ts'],
  [`${web}/check/fault.ts`, '../settings.ts'],
  [`${web}/page-objects/home.ts`, '../src/pages.ts'],
  [`${web}/page-objects/home.ts`, 'playwright'],
  [`${web}/page-objects/home.ts`, '@plombier/quote-engine/invariants'],
  [`${web}/bench/web.ts`, '../test/support/price.ts'],
  [`${web}/src/format/date.ts`, '../design/icons.ts'],
  [`${web}/src/format/date.ts`, '@plombier/quote-engine'],
  [`${web}/src/design/icons.ts`, '../format/date.ts'],
  [`${web}/src/design/dialog/dialog.tsx`, '../../price/total.tsx'],
  [`${web}/src/design/dialog/dialog.tsx`, '@plombier/geo-client'],
  [`${web}/src/price/total.tsx`, '../site/brand.ts'],
  [`${web}/src/price/total.tsx`, '../../settings.ts'],
  [`${web}/src/site/brand.ts`, '../features/legal/legal-page.tsx'],
  [`${web}/src/site/metadata/head.ts`, '../../routes/-legal.tsx'],
  [`${web}/src/site/metadata/head.ts`, '../../pages.ts'],
  [`${web}/src/features/legal/legal-page.tsx`, '../quote/state/calculator.ts'],
  [`${web}/src/features/legal/legal-page.tsx`, '../../routes/-legal.tsx'],
  [`${web}/src/features/quote/form/form.tsx`, '../../legal/legal-page.tsx'],
  [`${web}/src/features/quote/pdf/worker/pdf.ts`, '../../../../router.ts'],
])('%s may not import %s', (path, name) => {
  expect(refusedImports(path, `import '${name}'`)).toEqual([
    expect.stringMatching(`^${path} imports ${name}, but .*README.md says: .* may import `),
  ])
})

test.each([
  [`${engine}/quote.ts`, './tariffs/2026-11-21.ts'],
  [`${engine}/tariffs/2026-11-21.ts`, '../tariff.ts'],
  [`${engine}/tables/cities.ts`, '../distance.ts'],
  [`${engine}/properties/rule.ts`, '../quote.ts'],
  ['packages/geo-client/src/address.ts', 'valibot'],
  [`${web}/src/routes/-city.tsx`, '../features/quote/state/calculator.ts'],
  [`${web}/src/features/quote/pdf/worker/pdf.ts`, '../../state/calculator.ts'],
  [`${web}/src/features/quote/form/form.tsx`, '../../../../settings.ts'],
  [`${web}/src/design/dialog/dialog.tsx`, '../theme.css.ts'],
  [`${web}/src/design/dialog/dialog.tsx`, 'react'],
  [`${web}/page-objects/home.ts`, '@playwright/test'],
  [`${web}/test/unit/price.test.ts`, '../../src/price/total.tsx'],
])('%s may import %s', (path, name) => {
  expect(refusedImports(path, `import '${name}'`)).toEqual([])
})

test.each([
  "import type { A } from '../site/brand.ts'",
  "import * as brand from '../site/brand.ts'",
  "export { a } from '../site/brand.ts'",
  "export type { A } from '../site/brand.ts'",
  "export * from '../site/brand.ts'",
  "export * as brand from '../site/brand.ts'",
  "const brand = await import('../site/brand.ts')",
  "const page = () => <p>L'eau {import('../site/brand.ts')}</p>",
  "type A = import('../site/brand.ts').A",
])('an import is found in %s', (code) => {
  expect(refusedImports(`${web}/src/price/total.tsx`, code)).toHaveLength(1)
})

test('a folder without a row in the table is refused', () => {
  expect(refusedImports(`${web}/helpers/sum.ts`, '')).toEqual([
    expect.stringContaining(`${web}/helpers/sum.ts is in no folder`),
  ])
})

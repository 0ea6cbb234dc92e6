import * as v from 'valibot'
import { demonstrationData, noIntroductionYet } from '../src/site/preliminary.ts'
import type { Fault } from './fault.ts'

const rebuild = 'Put that right, build and copy the folder again'
const copyAgain = 'Copy the built folder to the host again, and empty its cache'
const setSiteUrl = (site: string) => `Build with VITE_SITE_URL=${site}`

/** What is wrong with the HTML of a page that is published at `url`, beside the page that was built. */
export function pageFaults(served: string, built: string, url: URL): Fault[] {
  const faults = namedFaults(served, built, url)
  const inTheBuild = namedFaults(built, built, url).map(({ what }) => what)
  const isExplained = faults.some(({ what }) => !inTheBuild.includes(what))
  if (served === built || isExplained) return faults
  const remedy = `${copyAgain}. A host that rewrites pages on their way must not`
  return [...faults, { what: 'is not the page that was built', remedy }]
}

function namedFaults(html: string, built: string, url: URL): Fault[] {
  return [
    ...titleFaults(html, built),
    ...canonicalFaults(html, url),
    ...pictureFaults(html, built, url),
    ...priceFaults(html, built),
    ...forbidden.filter(({ pattern }) => pattern.test(html)),
  ]
}

const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1]

function titleFaults(served: string, built: string): Fault[] {
  const title = titleOf(served)
  if (!title) return [{ what: 'has no title', remedy: copyAgain }]
  const expected = titleOf(built)
  if (title === expected) return []
  return [{ what: `has the title “${title}”, not “${expected}”`, remedy: copyAgain }]
}

function canonicalFaults(served: string, { href, origin }: URL): Fault[] {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(served)?.[1]
  if (canonical === href) return []
  if (!canonical) return [{ what: 'has no canonical address', remedy: setSiteUrl(origin) }]
  if (URL.canParse(canonical) && new URL(canonical).origin !== origin) {
    return [
      {
        what: `has its canonical address on ${new URL(canonical).origin}`,
        remedy: `${setSiteUrl(origin)}, or name the published site with --site`,
      },
    ]
  }
  return [{ what: `has the canonical address ${canonical}`, remedy: copyAgain }]
}

const pictureOf = (html: string) => /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]

function pictureFaults(served: string, built: string, { origin }: URL): Fault[] {
  const picture = pictureOf(served)
  if (!picture) return [{ what: 'has no preview image', remedy: setSiteUrl(origin) }]
  if (picture === pictureOf(built)) return []
  return [{ what: `has the preview image ${picture}`, remedy: copyAgain }]
}

const offersSchema = v.object({
  offers: v.array(v.object({ name: v.string(), price: v.number() })),
})

/** The prices in a page's structured data, in euros, by the names of the services. */
function pricesOf(html: string): Map<string, number> {
  const data = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return new Map(
    Array.from(data, ([, json = '']) => {
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), offersSchema), json)
      return success ? output.offers.map(({ name, price }) => [name, price] as const) : []
    }).flat(),
  )
}

function priceFaults(served: string, built: string): Fault[] {
  const prices = pricesOf(served)
  return Array.from(pricesOf(built))
    .filter(([name, price]) => prices.get(name) !== price)
    .map(([name, price]) => ({
      what: `has structured data with the price ${prices.get(name) ?? 'left out'} for “${name}”, not ${price}`,
      remedy: copyAgain,
    }))
}

/** What no published page may hold. */
const forbidden: readonly (Fault & { readonly pattern: RegExp })[] = [
  {
    pattern: /\bundefined\b|\bNaN\b|\[object Object\]/,
    what: 'shows a value that is missing (undefined, NaN or [object Object])',
    remedy: rebuild,
  },
  {
    pattern: new RegExp(demonstrationData),
    what: 'says that its addresses are for a demonstration',
    remedy: 'Publish the folder that pnpm build writes, not the demonstration',
  },
  {
    pattern: new RegExp(`href="(?:mailto|tel):["?]|${noIntroductionYet}`),
    what: 'has no contact, or an empty one',
    remedy: 'Build with VITE_CONTACT_EMAIL',
  },
]

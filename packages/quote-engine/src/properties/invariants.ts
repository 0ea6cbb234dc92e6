import * as fc from 'fast-check'
import { deepFreeze } from '../deep-freeze.ts'
import { type Coordinates, EARTH_RADIUS_KM, haversineKm } from '../distance.ts'
import type { NearestCity } from '../nearest-city.ts'
import { parseTariff } from '../parse-tariff.ts'
import type { PdfAmounts, PriceParts, QuoteLine, QuoteLineKind, QuoteLines } from '../price.ts'
import type { Quote, QuoteRequest } from '../quote.ts'
import type { QuoteErrorCode } from '../quote-error.ts'
import { ratesOf } from '../rates.ts'
import { cities } from '../tables/cities.ts'
import { findService } from '../tables/services.ts'
import type { Tariff } from '../tariff.ts'
import * as any from './arbitraries.ts'
import { degrees, double } from './numbers.ts'

type Request = QuoteRequest<string, string>
type ThreeOf<Each> = readonly [Each, Each, Each]
type Pair = readonly [Coordinates, Coordinates]
type Answer<Result> = Result | PromiseLike<Result>

/**
 * What the invariants are about: this engine, or any other that takes and gives the same. It can lack
 * functions, and answer later. An error counts by its `code` alone.
 */
export interface Engine {
  /** As the function of the same name. */
  calculateQuote?(request: QuoteRequest<string, string>, tariff: Tariff): Answer<Quote>
  /** As the function of the same name. */
  pdfAmounts?(parts: PriceParts, tariff: Tariff): Answer<PdfAmounts>
  /** As the function of the same name. */
  quoteLines?(parts: PriceParts, tariff: Tariff): Answer<QuoteLines>
  /** As the function of the same name. */
  haversineKm?(a: Coordinates, b: Coordinates): Answer<number>
  /** As the function of the same name. */
  nearestCity?(point: Coordinates): Answer<NearestCity>
}

/** Something that holds for every input and every valid tariff. */
export interface Invariant {
  /** What holds: a number and a sentence. */
  readonly title: string
  /** For `fc.assert`, which answers with a promise. */
  readonly property: fc.IAsyncProperty<unknown>
}

/**
 * The invariants whose functions an engine has, as properties for fast-check. `tariff`: a valid one, or an
 * arbitrary that draws one for each run.
 *
 * @throws QuoteError `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function invariants(
  engine: Engine,
  tariff: Tariff | fc.Arbitrary<Tariff>,
): readonly Invariant[] {
  // Of any copy of fast-check, so without `instanceof`.
  const tariffs = 'generate' in tariff ? tariff : fc.constant(parseTariff(tariff))
  return rules
    .map((rule, index) => ({ ...rule, title: `${index + 1}. ${rule.sentence}` }))
    .filter(({ names }) => names.every((name) => engine[name]))
    .map(({ title, draw, ask, holds }) => {
      const drawn = tariffs.chain((tariff) => fc.tuple(fc.constant(tariff), draw(tariff)))
      const property = fc.asyncProperty(drawn, async ([tariff, input]) => {
        const answer = await ask(engine as Required<Engine>, input, tariff)
        if (!holds(answer, input, tariff))
          throw new Error(`The engine gave ${fc.stringify(answer)}`)
      })
      return { title, property }
    })
}

/** Names of functions, what they are asked, and the sentence that holds for their answer to any input. */
interface Rule<Input = unknown, Answer = unknown> {
  readonly names: readonly (keyof Engine)[]
  readonly draw: (tariff: Tariff) => fc.Arbitrary<Input>
  readonly ask: (engine: Required<Engine>, input: Input, tariff: Tariff) => Promise<Answer>
  readonly sentence: string
  readonly holds: (answer: Answer, input: Input, tariff: Tariff) => boolean
}

const MILLIMETER = 1e-6
const RADIANS = Math.PI / 180
const HALF_CIRCUMFERENCE = Math.PI * EARTH_RADIUS_KM
const PARTS = ['basePrice', 'travelCost', 'urgencyMultiplier'] as const
const PLACES = ['origin', 'destination'] as const
const ORDER: readonly QuoteLineKind[] = ['base', 'travel', 'urgency', 'minimum', 'rounding', 'vat']

const rules = [
  // The price of a visit. Distances and rates are this engine's.
  ...about(['calculateQuote'], threeRequests, askAll, {
    'The total is a whole number of euros, at least the minimum.': ([quote], _, tariff) =>
      Number.isInteger(quote.totalPrice) && quote.totalPrice >= tariff.minimumTotal,
    'Every figure follows the tariff on the unrounded distance, to half a unit where it is rounded.':
      ([quote], [asked], tariff) => isByTariff(quote, asked, tariff),
    'The tools are those of the service, and there are none for a service that the tariff alone has.':
      ([quote], [asked]) => isSame(quote.requiredTools, findService(asked.serviceId)?.tools ?? []),
    'The total never falls as the distance grows.': growsWith(distanceOf),
    'The total never falls as the base price grows.': growsWith(
      (asked, tariff) => ratesOf(asked, tariff).basePrice,
    ),
    'The total never falls as the multiplier of the urgency grows.': growsWith(
      (asked, tariff) => ratesOf(asked, tariff).urgencyMultiplier,
    ),
    'The travel cost is exactly 0 up to the free distance and continuous there.': (
      [quote, changed],
      requests,
      { freeKilometers, pricePerKilometer },
    ) => {
      const [km, changedKm] = requests.map(distanceOf) as [number, number, number]
      const most = (Math.abs(changedKm - km) + MILLIMETER) * pricePerKilometer
      const isFree = km < freeKilometers - MILLIMETER
      const isContinuous = isWithin(most, changed.travelCost, quote.travelCost)
      return isContinuous && (!isFree || quote.travelCost === 0)
    },
    'Within the free distance the price does not depend on the place.': (
      [quote, , atCenter],
      [asked],
      tariff,
    ) =>
      quote.totalPrice === atCenter.totalPrice ||
      distanceOf(asked) > tariff.freeKilometers - MILLIMETER,
    'Half a euro goes up.': ([, , { totalPrice }], [asked], tariff) => {
      const { basePrice, urgencyMultiplier } = ratesOf(asked, tariff)
      const isUp = isHalfUp(totalPrice * 100, basePrice * 100, urgencyMultiplier, 100)
      return isUp || totalPrice === tariff.minimumTotal
    },
  }),

  // Distances on the sphere, and the nearest city.
  ...about(
    ['haversineKm'],
    () => fc.tuple(any.placePair(), any.placePair(), any.samePlacePair()),
    async ({ haversineKm }, [[a, b], [, other], [one, same]]) => ({
      there: await haversineKm(a, b),
      back: await haversineKm(b, a),
      detour: (await haversineKm(a, other)) + (await haversineKm(other, b)),
      between: await haversineKm(one, same),
      difference: (await haversineKm(one, other)) - (await haversineKm(same, other)),
    }),
    {
      'The distance is the same in both directions.': ({ there, back }) => there === back,
      'The distance of places at least 1 m apart is never zero.': ({ there }, [pair]) =>
        there > 0 || chordKm(...pair) < 1000 * MILLIMETER,
      'The distance is at most half the circumference.': ({ there }) => there <= HALF_CIRCUMFERENCE,
      'The distance is never more than 1 m longer than a detour.': ({ there, detour }) =>
        there <= detour + 1000 * MILLIMETER,
      'Coordinates of one place give the same distances: a pole has every longitude, and 180° is -180°.':
        ({ between, difference }) =>
          between >= 0 && between < MILLIMETER && Math.abs(difference) < MILLIMETER,
    },
  ),
  ...about(
    ['haversineKm'],
    () =>
      fc.tuple(any.placeAtKnownDistance(double(0, HALF_CIRCUMFERENCE)), degrees(180), degrees(180)),
    async ({ haversineKm }, [{ origin, destination }, from, to]) =>
      [
        await haversineKm(origin, destination),
        await haversineKm({ latitude: 0, longitude: from }, { latitude: 0, longitude: to }),
      ] as const,
    {
      'The distance is exact to 1 mm along a meridian, across the poles too.': ([km], [place]) =>
        Math.abs(km - place.distanceKm) < MILLIMETER,
      'The distance is exact to 1 mm along the equator.': ([, km], [, from, to]) => {
        const apart = Math.min(Math.abs(from - to), 360 - Math.abs(from - to))
        return Math.abs(km - (apart / 180) * HALF_CIRCUMFERENCE) < MILLIMETER
      },
    },
  ),
  ...about(['nearestCity'], any.coordinates, async (engine, point) => engine.nearestCity(point), {
    'No covered city is nearer than the nearest city.': ({ city, distanceKm }, point) => {
      const center = cities.find(({ slug }) => slug === city.slug)?.center
      const least = Math.min(...cities.map(({ center }) => haversineKm(center, point)))
      const isLeast = (km: number) => Math.abs(km - least) < MILLIMETER
      return center !== undefined && isLeast(haversineKm(center, point)) && isLeast(distanceKm)
    },
  }),

  // The breakdown of a price.
  ...about(
    ['calculateQuote', 'pdfAmounts', 'quoteLines'],
    any.quoteRequest,
    async (engine, asked, tariff) => {
      const quote = await engine.calculateQuote(asked, tariff)
      const amounts = await engine.pdfAmounts(quote, tariff)
      return { ...quote, ...amounts, ...(await engine.quoteLines(quote, tariff)) }
    },
    {
      'The lines of a price are whole cents that add up to the total exactly, on screen and in the PDF.':
        ({ screen, totalPrice, pdf, total }) =>
          sumInCents(screen) === cents(totalPrice) && sumInCents(pdf) === cents(total),
      'The screen total and the PDF subtotal are never more than half a euro apart.': (price) =>
        Math.abs(cents(price.totalPrice) - cents(price.subtotal)) <= 50,
    },
  ),
  ...about(
    ['pdfAmounts', 'quoteLines'],
    any.priceParts,
    async (engine, parts, tariff) => {
      const amounts = await engine.pdfAmounts(parts, tariff)
      return { amounts, ...(await engine.quoteLines(parts, tariff)) }
    },
    {
      'The lines of any parts of a price add up: on screen to whole euros, in the PDF to its total.':
        ({ amounts, screen, pdf, pdfAmounts }) =>
          sumInCents(screen) % 100 === 0 &&
          sumInCents(pdf) === cents(amounts.total) &&
          amountOf(pdf, 'vat') === cents(amounts.vat) &&
          isSame(pdfAmounts, amounts),
    },
  ),
  ...about(
    ['quoteLines'],
    any.priceParts,
    async (engine, parts, tariff) => {
      const { screen, pdf } = await engine.quoteLines(parts, tariff)
      return [screen, pdf] as const
    },
    {
      'The base line is the base price, to the cent.': (both, { basePrice }) =>
        both.every((lines) => amountOf(lines, 'base') === Math.round(basePrice * 100)),
      'The travel line is the travel cost, rounded half up to the cent.': (both, parts) =>
        both.every((lines) => isHalfUp(amountOf(lines, 'travel'), 100, parts.travelCost, 1)),
      'Without a surcharge there is no urgency line.': (both, { urgencyMultiplier }) =>
        urgencyMultiplier > 1 || both.every((lines) => amountOf(lines, 'urgency') === 0),
      'The minimum line tops the price up to the minimum, and is there for nothing else.': (
        both,
        _,
        tariff,
      ) =>
        both.every((lines) => {
          const before = sumInCents(without(lines, 'minimum', 'rounding', 'vat'))
          return amountOf(lines, 'minimum') === Math.max(tariff.minimumTotal * 100 - before, 0)
        }),
      'Only the rounding line can be negative, only the base line can be 0, and every kind has its place.':
        (both) =>
          both.every((lines) => {
            const kinds = ORDER.filter((kind) => kind === 'base' || amountOf(lines, kind) !== 0)
            const isUnderZero = ({ kind, amount }: QuoteLine) => kind !== 'rounding' && amount < 0
            return (
              isSame(
                lines.map(({ kind }) => kind),
                kinds,
              ) && !lines.some(isUnderZero)
            )
          }),
      'Screen and PDF have the same lines, but for the last: rounding on screen, VAT in the PDF.':
        ([screen, pdf]) => isSame(without(screen, 'rounding'), without(pdf, 'vat')),
    },
  ),

  // The amounts of the PDF document.
  ...about(
    ['pdfAmounts'],
    (tariff) => fc.tuple(any.priceParts(tariff), any.priceParts(tariff), fc.constantFrom(...PARTS)),
    async (engine, [parts, other, part], tariff) =>
      [
        await engine.pdfAmounts(parts, tariff),
        await engine.pdfAmounts({ ...parts, [part]: other[part] }, tariff),
      ] as const,
    {
      'The PDF subtotal is the price before rounding, at least the minimum, to half a cent.': (
        [{ subtotal }],
        [{ basePrice, travelCost, urgencyMultiplier }],
        { minimumTotal },
      ) => {
        const price = Math.max((basePrice + travelCost) * urgencyMultiplier, minimumTotal)
        return isWithin(0.5, cents(subtotal), price * 100)
      },
      'VAT is its rate of the PDF subtotal, rounded half up to the cent, and the total is their sum.':
        ([amounts], _, { vatRate }) => {
          const [subtotal, vat] = [cents(amounts.subtotal), cents(amounts.vat)]
          return isHalfUp(vat, subtotal, vatRate, 1) && cents(amounts.total) === subtotal + vat
        },
      'The PDF total never falls as the base price, the travel cost or the multiplier grows.': (
        [a, b],
        [parts, other, part],
      ) => isInOrder(other[part] - parts[part], b.total - a.total),
    },
  ),

  // What an engine does with its input: right or wrong.
  ...isPure('calculateQuote', any.quoteRequest),
  ...isPure('pdfAmounts', any.priceParts),
  ...isPure('quoteLines', any.priceParts),
  ...isPure('haversineKm', any.placePair),
  ...isPure('nearestCity', any.coordinates),
  ...refuses('calculateQuote', 'unknown-service', wrongRequest('serviceId', any.unknownKey)),
  ...refuses('calculateQuote', 'unknown-urgency', wrongRequest('urgency', any.unknownKey)),
  ...refuses('calculateQuote', 'invalid-coordinates', (tariff) =>
    fc.oneof(...PLACES.map((place) => wrongRequest(place, any.invalidCoordinates)(tariff))),
  ),
  ...refuses('pdfAmounts', 'invalid-amount', any.invalidPriceParts),
  ...refuses('quoteLines', 'invalid-amount', any.invalidPriceParts),
  ...refuses('haversineKm', 'invalid-coordinates', () =>
    fc
      .tuple(any.coordinates(), any.invalidCoordinates(), fc.boolean())
      .map(([place, nowhere, isTo]): Pair => (isTo ? [place, nowhere] : [nowhere, place])),
  ),
  ...refuses('nearestCity', 'invalid-coordinates', any.invalidCoordinates),
] as readonly Rule[]

function about<Input, Answer>(
  names: Rule['names'],
  draw: Rule<Input>['draw'],
  ask: Rule<Input, Answer>['ask'],
  sentences: Readonly<Record<string, Rule<Input, Answer>['holds']>>,
): readonly Rule<Input, Answer>[] {
  const asked = { names, draw, ask }
  return Object.entries(sentences).map(([sentence, holds]) => ({ ...asked, sentence, holds }))
}

/** Asks one function. `haversineKm` takes a pair, and no tariff. */
function asking(name: keyof Engine): Rule['ask'] {
  return async (engine, input, tariff) =>
    Reflect.apply(engine[name], engine, name === 'haversineKm' ? (input as Pair) : [input, tariff])
}

function isPure<Input extends object>(name: keyof Engine, draw: Rule<Input>['draw']) {
  const ask = asking(name)
  const askTwice: Rule<Input, unknown[]>['ask'] = async (engine, input, tariff) => [
    await ask(engine, input, tariff),
    // A frozen input makes any attempt to write to it throw.
    await ask(engine, deepFreeze(input), tariff),
  ]
  return about([name], draw, askTwice, {
    [`${name} gives the same for the same input, and mutates nothing.`]: ([a, b]) => isSame(a, b),
  })
}

function refuses<Input>(name: keyof Engine, code: QuoteErrorCode, draw: Rule<Input>['draw']) {
  const codeOf: Rule<Input>['ask'] = (...asked) =>
    asking(name)(...asked).catch((error) => error?.code ?? Promise.reject(error))
  const sentence = `What has no price gives its error: ${code} from ${name}.`
  return about([name], draw, codeOf, { [sentence]: (given) => given === code })
}

function wrongRequest<Field extends keyof Request>(
  field: Field,
  wrong: (tariff: Tariff) => fc.Arbitrary<Request[Field]>,
) {
  return (tariff: Tariff) =>
    fc
      .tuple(any.quoteRequest(tariff), wrong(tariff))
      .map(([asked, value]): Request => ({ ...asked, [field]: value }))
}

async function askAll(engine: Required<Engine>, requests: ThreeOf<Request>, tariff: Tariff) {
  const quotes = requests.map((asked) => engine.calculateQuote(asked, tariff))
  return (await Promise.all(quotes)) as unknown as ThreeOf<Quote>
}

/** A request, with another trip, service or urgency, and at the centre. */
function threeRequests(tariff: Tariff): fc.Arbitrary<ThreeOf<Request>> {
  const around = any.placeAtKnownDistance(any.kilometersAroundFreeRadius(tariff))
  const change: fc.Arbitrary<Partial<Request>> = fc.oneof(
    fc.record({ destination: any.coordinates() }),
    around.map(({ origin, destination }) => ({ origin, destination })),
    fc.record({ serviceId: any.serviceId(tariff) }),
    fc.record({ urgency: any.urgencyKey(tariff) }),
  )
  return fc
    .tuple(any.quoteRequest(tariff), change)
    .map(([asked, change]) => [
      asked,
      { ...asked, ...change },
      { ...asked, destination: asked.origin },
    ])
}

function isByTariff(quote: Quote, asked: Request, tariff: Tariff): boolean {
  const { freeKilometers, pricePerKilometer, minutesPerKilometer, minimumTotal } = tariff
  const { basePrice, urgencyMultiplier } = ratesOf(asked, tariff)
  const km = distanceOf(asked)
  const billableKm = Math.max(km - freeKilometers, 0)
  const travelCost = billableKm * pricePerKilometer
  const total = Math.max((basePrice + travelCost) * urgencyMultiplier, minimumTotal)
  const noise = MILLIMETER * pricePerKilometer
  return (
    quote.basePrice === basePrice &&
    quote.urgencyMultiplier === urgencyMultiplier &&
    quote.freeKilometers === freeKilometers &&
    isWithin(noise, quote.travelCost, travelCost) &&
    isWithin(0.5 + noise * urgencyMultiplier, quote.totalPrice, total) &&
    isRounded(quote.distance, km, 1) &&
    isRounded(quote.billableKilometers, billableKm, 1) &&
    isRounded(quote.travelTime, km * minutesPerKilometer, minutesPerKilometer)
  )
}

function isRounded(figure: number, exact: number, perKilometer: number): boolean {
  return Number.isInteger(figure) && isWithin(0.5 + MILLIMETER * perKilometer, figure, exact)
}

/** Whether a figure is at most so far from the exact one, apart from the last digits of a port. */
function isWithin(difference: number, figure: number, exact: number): boolean {
  return Math.abs(figure - exact) <= difference + 1e-9 + 1e-12 * Math.abs(exact)
}

/** Whether an amount does not fall when another grows. */
function isInOrder(growth: number, gain: number): boolean {
  return Math.abs(growth) < MILLIMETER || growth * gain >= 0
}

function growsWith(
  measure: (asked: Request, tariff: Tariff) => number,
): Rule<ThreeOf<Request>, ThreeOf<Quote>>['holds'] {
  return ([a, b], [from, to], tariff) => {
    const growth = measure(to, tariff) - measure(from, tariff)
    return (
      isInOrder(growth, b.totalPrice - a.totalPrice) &&
      isInOrder(growth, b.travelCost - a.travelCost)
    )
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return fc.stringify(a) === fc.stringify(b)
}

/** Euros as a whole number of cents, or NaN. */
function cents(euros: number): number {
  const whole = Math.round(euros * 100)
  return whole / 100 === euros ? whole : Number.NaN
}

function amountOf(lines: readonly QuoteLine[], kind: QuoteLineKind): number {
  return cents(lines.find((line) => line.kind === kind)?.amount ?? 0)
}

function sumInCents(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { amount }) => sum + cents(amount), 0)
}

function without(lines: readonly QuoteLine[], ...kinds: QuoteLineKind[]) {
  return lines.filter(({ kind }) => !kinds.includes(kind))
}

/**
 * Whether a figure is the product of cents and a factor, rounded half up to a multiple of `unit` cents; where
 * the factor has more than four decimals and the product is not known exactly, rounded to either side.
 */
function isHalfUp(figure: number, cents: number, factor: number, unit: number): boolean {
  const tenThousandths = Math.round(factor * 10_000)
  if (tenThousandths / 10_000 !== factor) return isWithin(unit / 2, figure, cents * factor)
  return figure === Math.round((Math.round(cents) * tenThousandths) / (10_000 * unit)) * unit
}

function distanceOf({ origin, destination }: Request): number {
  return haversineKm(origin, destination)
}

/** Straight through the Earth: 0 for one place, even where its coordinates differ, as at a pole. */
function chordKm(a: Coordinates, b: Coordinates): number {
  const [phiA, phiB] = [a.latitude * RADIANS, b.latitude * RADIANS]
  const halfEast = Math.sin(((a.longitude - b.longitude) * RADIANS) / 2)
  const east = 2 * halfEast * Math.sqrt(Math.cos(phiA) * Math.cos(phiB))
  const [up, out] = [Math.sin(phiA) - Math.sin(phiB), Math.cos(phiA) - Math.cos(phiB)]
  return EARTH_RADIUS_KM * Math.hypot(up, out, east)
}

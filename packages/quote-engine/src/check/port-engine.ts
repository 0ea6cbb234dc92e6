import type { Engine } from '../invariants.ts'
import type { Port } from './port.ts'

const coordinates = { latitude: 45, longitude: 5 }
const parts = { basePrice: 100, travelCost: 0, urgencyMultiplier: 1 }
const request = { serviceId: '', urgency: 'normal', origin: coordinates, destination: coordinates }

const examples: { readonly [Name in keyof Required<Engine>]: readonly unknown[] } = {
  calculateQuote: [request],
  pdfAmounts: [parts],
  quoteLines: [parts],
  haversineKm: [coordinates, coordinates],
  nearestCity: [coordinates],
}

/** The functions that a port knows, as an engine. */
export async function portEngine(port: Port): Promise<Engine> {
  const known = await Promise.all(
    (Object.keys(examples) as (keyof Engine)[]).map(async (name) => ({
      name,
      isKnown: await knows(port, name),
    })),
  )
  return Object.fromEntries(
    known
      .filter(({ isKnown }) => isKnown)
      .map(({ name }) => [name, (...args: unknown[]) => port.call(name, ...args)]),
  )
}

async function knows(port: Port, name: keyof Engine): Promise<boolean> {
  try {
    await port.call(name, ...examples[name])
    return true
  } catch (error) {
    return (error as { code: string }).code !== 'unknown-call'
  }
}

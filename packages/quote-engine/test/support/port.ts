// A port as the README describes it, right or with the fault that its argument names.
import { argv, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import * as engine from '../../src/index.ts'

const { calculateQuote, haversineKm, nearestCity, pdfAmounts, quoteLines } = engine
const fault = argv[2] ?? ''

const calls: Record<string, (...args: never[]) => unknown> = callsOf(fault)

for await (const line of createInterface({ input: process.stdin })) {
  if (fault === 'ends early') process.exit(3)
  if (fault === 'says nothing') await setTimeout(60_000, undefined, { ref: false })
  stdout.write(fault === 'greets' ? 'Bonjour\n' : `${JSON.stringify(answerTo(JSON.parse(line)))}\n`)
}

function callsOf(fault: string) {
  if (fault === 'knows nothing') return {}
  if (fault === 'rounds down') return { calculateQuote: calculateRoundedDown }
  if (fault === 'knows no urgency') return { calculateQuote: calculateWithoutUrgency }
  const others = { calculateQuote, haversineKm, pdfAmounts, quoteLines }
  return fault === 'knows no cities' ? others : { ...others, nearestCity }
}

function answerTo({ id, call, arguments: args }: { id: number; call: string; arguments: never[] }) {
  const run = calls[call]
  if (!run) return { id, error: { code: 'unknown-call' } }
  try {
    return { id, result: run(...args) }
  } catch (error) {
    return { id, error: { code: (error as engine.QuoteError).code } }
  }
}

function calculateRoundedDown(request: engine.QuoteRequest, tariff = engine.currentTariff) {
  const quote = calculateQuote(request, tariff)
  const price = (quote.basePrice + quote.travelCost) * quote.urgencyMultiplier
  return { ...quote, totalPrice: Math.max(Math.floor(price), tariff.minimumTotal) }
}

function calculateWithoutUrgency(request: engine.QuoteRequest) {
  return calculateQuote({ ...request, urgency: '' as never })
}

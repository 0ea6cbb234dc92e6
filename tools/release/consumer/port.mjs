import { createInterface } from 'node:readline'
import { calculateQuote } from '@plombier/quote-engine'

for await (const line of createInterface({ input: process.stdin })) {
  const { id, call, arguments: args } = JSON.parse(line)
  console.info(JSON.stringify({ id, ...answer(call, args) }))
}

function answer(call, args) {
  if (call !== 'calculateQuote') return { error: { code: 'unknown-call' } }
  try {
    return { result: calculateQuote(...args) }
  } catch ({ code }) {
    return { error: { code } }
  }
}

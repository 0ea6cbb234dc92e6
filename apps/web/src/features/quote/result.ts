// What a valid form leads to, in one chunk: nothing before it needs a price.
export { issueQuote } from './issued-quote.ts'
export { QuoteResult } from './result/result-view.tsx'

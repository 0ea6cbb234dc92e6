import { useCallback, useEffect, useRef, useState } from 'react'
import type { IssuedQuote } from './issued-quote.ts'
import { makeQuoteDocument } from './make-quote-document.ts'
import { quoteDocumentName } from './quote-document-name.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The quote's PDF file, made once, in idle time after the price is there. `get` waits for it, and
 * makes it again after a failure; `ready` is the file as soon as it is there.
 */
export function useQuoteDocument(quote: IssuedQuote) {
  const [ready, setReady] = useState<File>()
  const making = useRef<Promise<File>>(undefined)

  const get = useCallback(() => {
    making.current ??= makeQuoteDocument(quote).then(
      (pdf) => {
        const file = new File([pdf], quoteDocumentName(quote), { type: 'application/pdf' })
        setReady(file)
        return file
      },
      (error: unknown) => {
        making.current = undefined
        throw error
      },
    )
    return making.current
  }, [quote])

  useEffect(() => {
    // A failure is told, and tried again, when the visitor asks for the file.
    whenIdle(() => void get().catch(() => {}))
  }, [get])

  return { get, ready }
}

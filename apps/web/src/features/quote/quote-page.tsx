import { type City, findService, findUrgency } from '@plombier/quote-engine'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { dismissToasts, toastError, toastErrorSilently, toastSuccess } from '../../design/toast.tsx'
import { loadChunk, MissingChunkError } from '../../site/load-chunk.ts'
import { MissingChunkNotice } from '../../site/missing-chunk-notice.tsx'
import { QuoteForm } from './form/quote-form.tsx'
import { missingAddress } from './form/quote-form-schema.ts'
import { useQuoteForm } from './form/use-quote-form.ts'
import { type IssuedQuote, issueQuote } from './issued-quote.ts'
import { createQuoteNumbers } from './quote-number.ts'
import type { ResultView } from './result/result-view.tsx'

interface QuotePageProps {
  readonly city: City
  /** Ids to preselect; unknown ones are ignored. */
  readonly preselected: { readonly service?: string; readonly urgency?: string }
}

interface Result {
  readonly issuedQuote: IssuedQuote
  /** Its chunk is loaded before the result is set, so that showing the result waits for nothing. */
  readonly View: typeof ResultView
}

// One source for all cities, so that no number repeats in a session.
const nextQuoteNumber = createQuoteNumbers()

const loadResultView = () => loadChunk(() => import('./result/result-view.tsx'))

/** The calculator of one city: the form, and the result that a valid form leads to. */
export function QuotePage({ city, preselected }: QuotePageProps) {
  const navigate = useNavigate({ from: '/plombier-{$citySlug}' })
  const router = useRouter()
  const [result, setResult] = useState<Result>()
  const [refusals, setRefusals] = useState(0)
  const [isChunkMissing, setChunkMissing] = useState(false)
  // The history entry only says which view it was; the quote stays in memory.
  const wantsResult = useLocation({ select: ({ state }) => state.view === 'result' })

  const form = useQuoteForm({
    onComplete: () => void loadResultView().catch(() => {}),
    onRefused({ address }) {
      setRefusals((count) => count + 1)
      // Silent, because screen readers read the error summary, which takes the focus.
      if (!address.pick) toastErrorSilently(missingAddress)
    },
    async onSubmit(values) {
      // A result that arrives after the visitor has left the page is dropped.
      let hasLeft = false
      const stopWatching = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        hasLeft ||= pathChanged
      })
      try {
        const { ResultView } = await loadResultView()
        if (hasLeft) return
        const issuedAt = new Date()
        const number = nextQuoteNumber(issuedAt)
        const issuedQuote = issueQuote(values, { city, number, issuedAt })
        setResult({ issuedQuote, View: ResultView })
        setChunkMissing(false)
        dismissToasts()
        await navigate({ search: true, state: { view: 'result' } })
        toastSuccess({
          title: 'Devis calculé !',
          text: `Montant: ${issuedQuote.price.totalPrice}€ TTC`,
        })
      } catch (error) {
        console.error('Calcul du devis impossible', error)
        if (hasLeft) return
        setChunkMissing(error instanceof MissingChunkError)
        toastError({
          title: 'Erreur',
          text: 'Impossible de calculer le devis. Veuillez réessayer.',
        })
      } finally {
        stopWatching()
      }
    },
  })

  // After hydration, since the prerendered page knows no search parameters. Keeps earlier input.
  const { service = '', urgency = '' } = preselected
  useEffect(() => {
    const isUntouched = (field: 'service' | 'urgency') => !form.getFieldMeta(field)?.isDirty
    if (isUntouched('service') && findService(service)) form.setFieldValue('service', service)
    if (isUntouched('urgency') && findUrgency(urgency)) form.setFieldValue('urgency', urgency)
  }, [form, service, urgency])

  async function startAgain() {
    form.reset()
    setResult(undefined)
    await navigate({ search: {}, replace: true })
  }

  const shown = wantsResult && result?.issuedQuote.city.slug === city.slug ? result : undefined
  const formHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!shown) return
    return () => {
      dismissToasts()
      formHeading.current?.focus({ preventScroll: true })
    }
  }, [shown])

  if (shown) {
    return (
      <shown.View
        issuedQuote={shown.issuedQuote}
        onEdit={() => router.history.back()}
        onRestart={() => void startAgain()}
      />
    )
  }
  return (
    <QuoteForm
      city={city}
      form={form}
      heading={formHeading}
      refusals={refusals}
      failure={isChunkMissing && <MissingChunkNotice />}
    />
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    view?: 'result'
  }
}

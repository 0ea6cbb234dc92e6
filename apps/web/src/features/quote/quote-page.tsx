import { type City, findService, findUrgency } from '@plombier/quote-engine'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { dismissToasts, toastError, toastSuccess } from '../../design/toast.tsx'
import { loadChunk, MissingChunkError } from '../../site/load-chunk.ts'
import { MissingChunkNotice } from '../../site/missing-chunk-notice.tsx'
import { nextTask } from '../../site/next-task.ts'
import { whenIdle } from '../../site/when-idle.ts'
import { QuoteForm } from './form/quote-form.tsx'
import { quoteFormSchema } from './form/quote-form-schema.ts'
import { useQuoteForm } from './form/use-quote-form.ts'
import type { IssuedQuote } from './issued-quote.ts'
import type { QuoteResult } from './result/result-view.tsx'

interface QuotePageProps {
  readonly city: City
  /** Ids to start from; unknown ones are ignored. */
  readonly preselected: { readonly service?: string; readonly urgency?: string }
}

interface Result {
  readonly quote: IssuedQuote
  readonly View: typeof QuoteResult
}

const loadResult = () => loadChunk(() => import('./result.ts'))

/** The calculator of one city: the form, and the result that a valid form leads to. */
export function QuotePage({ city, preselected }: QuotePageProps) {
  const navigate = useNavigate({ from: '/plombier-{$citySlug}' })
  const router = useRouter()
  const [result, setResult] = useState<Result>()
  const [isChunkMissing, setChunkMissing] = useState(false)
  // The history entry only says which view it was; the quote stays in memory.
  const wantsResult = useLocation({ select: ({ state }) => state.view === 'result' })

  const form = useQuoteForm(async (values) => {
    // A result that comes after its visitor has left is dropped.
    let hasLeft = false
    const stopWatching = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      hasLeft ||= pathChanged
    })
    try {
      const { QuoteResult, issueQuote } = await loadResult()
      // A task for each step: the check of the form, the price, the view.
      await nextTask()
      if (hasLeft) return
      const quote = issueQuote(values, city, new Date())
      setResult({ quote, View: QuoteResult })
      await nextTask()
      if (hasLeft) return
      // The view scrolls to its top itself.
      await navigate({ search: true, state: { view: 'result' }, resetScroll: false })
      setChunkMissing(false)
      dismissToasts()
      // After the view, which React shows in its own time.
      await new Promise<void>(whenIdle)
      toastSuccess({
        title: 'Devis calculé !',
        text: `Montant: ${quote.result.totalPrice}€ TTC`,
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
  })

  // After hydration: the prerendered page knows no search parameters.
  const { service = '', urgency = '' } = preselected
  useEffect(() => {
    if (findService(service)) form.setFieldValue('serviceType', service)
    if (findUrgency(urgency)) form.setFieldValue('urgency', urgency)
  }, [form, service, urgency])

  function preloadResult() {
    // Only for a form that can lead to it.
    if (v.is(quoteFormSchema, form.state.values)) void loadResult().catch(() => {})
  }

  async function startAgain() {
    form.reset()
    setResult(undefined)
    await navigate({ search: {}, replace: true })
  }

  // Deferred, as rendering it at once would keep a slow phone busy; the form comes back at once.
  const wanted = wantsResult && result?.quote.city.slug === city.slug ? result : undefined
  const shown = useDeferredValue(wanted)
  const view = shown === wanted ? shown : undefined
  const formHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!view) return
    return () => {
      dismissToasts()
      formHeading.current?.focus({ preventScroll: true })
    }
  }, [view])

  if (view) {
    return (
      <view.View quote={view.quote} onEdit={() => router.history.back()} onRestart={startAgain} />
    )
  }
  return (
    <QuoteForm
      city={city}
      form={form}
      heading={formHeading}
      onNearSubmit={preloadResult}
      failure={isChunkMissing && <MissingChunkNotice />}
    />
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    view?: 'result'
  }
}

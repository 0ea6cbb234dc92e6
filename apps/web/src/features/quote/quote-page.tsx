import type { City } from '@plombier/quote-engine'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { dismissToasts, toastError, toastErrorSilently, toastSuccess } from '../../design/toast.tsx'
import { loadChunk, MissingChunkError } from '../../site/load-chunk.ts'
import { MissingChunkNotice } from '../../site/missing-chunk-notice.tsx'
import { QuoteForm } from './form/quote-form.tsx'
import { missingAddress, quoteFormSchema } from './form/quote-form-schema.ts'
import { useQuoteForm } from './form/use-quote-form.ts'
import { type Preselected, useRecalledInput } from './form/use-recalled-input.ts'
import { answers, type IssuedQuote, issueQuote } from './issued-quote.ts'
import { createQuoteNumbers } from './quote-number.ts'
import { forgetSession, recallSession, rememberQuote } from './quote-session.ts'
import type { ResultView } from './result/result-view.tsx'

interface QuotePageProps {
  readonly city: City
  readonly preselected: Preselected
}

// One source for all cities, so that no number repeats in a session.
const nextQuoteNumber = createQuoteNumbers()

// Loaded before a quote is set, so that showing the result waits for nothing, nor does Back to it.
let View: typeof ResultView | undefined
async function loadResultView() {
  View ??= (await loadChunk(() => import('./result/result-view.tsx'))).ResultView
}

/** The calculator of one city: the form, and the result that a valid form leads to. */
export function QuotePage({ city, preselected }: QuotePageProps) {
  const navigate = useNavigate({ from: '/plombier-{$citySlug}' })
  const router = useRouter()
  const [lastQuote, setLastQuote] = useState<IssuedQuote>()
  const [refusals, setRefusals] = useState(0)
  const [isChunkMissing, setChunkMissing] = useState(false)
  // The history entry only says which view it was; the quote is in the session.
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
        await loadResultView()
        if (hasLeft) return
        const issuedAt = new Date()
        const number = nextQuoteNumber(issuedAt)
        const issuedQuote = issueQuote(values, { city, number, issuedAt })
        rememberQuote(issuedQuote)
        setLastQuote(issuedQuote)
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

  const formHeading = useRef<HTMLHeadingElement>(null)
  const isReloaded = useRecalledInput(form, preselected)
  const [clearings, setClearings] = useState(0)

  useLayoutEffect(() => {
    const { issuedQuote } = recallSession()
    if (!issuedQuote) return
    if (View) return setLastQuote(issuedQuote)
    loadResultView().then(
      () => setLastQuote(issuedQuote),
      () => setChunkMissing(true),
    )
  }, [])

  async function startAgain() {
    form.reset()
    forgetSession()
    dismissToasts()
    setLastQuote(undefined)
    setRefusals(0)
    setClearings((count) => count + 1)
    await navigate({ search: {}, state: { view: 'form' }, replace: true })
  }

  useEffect(() => {
    if (clearings > 0) formHeading.current?.focus({ preventScroll: true })
  }, [clearings])

  const shown = wantsResult && lastQuote?.city.slug === city.slug ? lastQuote : undefined
  useEffect(() => {
    if (!shown) return
    return () => {
      dismissToasts()
      formHeading.current?.focus({ preventScroll: true })
    }
  }, [shown])

  if (shown && View) {
    const { success, output } = v.safeParse(quoteFormSchema, form.state.values)
    return (
      <View
        issuedQuote={shown}
        isOutdated={!success || !answers(shown, output)}
        onEdit={() => router.history.back()}
        onRestart={() => void startAgain()}
      />
    )
  }
  return (
    <QuoteForm
      // Fields also keep messages and open lists.
      key={clearings}
      city={city}
      form={form}
      heading={formHeading}
      refusals={refusals}
      onClear={isReloaded ? () => void startAgain() : undefined}
      failure={isChunkMissing && <MissingChunkNotice />}
    />
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A page that was seen before: a link that led to it counts no longer. */
    view?: 'form' | 'result'
  }
}

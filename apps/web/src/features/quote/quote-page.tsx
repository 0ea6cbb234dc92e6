import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { focusOnce } from '../../design/focus-once.ts'
import {
  dismissToasts,
  Toaster,
  toastError,
  toastErrorSilently,
  toastSuccess,
} from '../../design/toaster.tsx'
import { ServiceJsonLd } from '../../metadata/json-ld.tsx'
import { PageMeta } from '../../metadata/page-meta.tsx'
import { cityHead, cityService } from './city-head.ts'
import { QuoteForm } from './form/quote-form.tsx'
import { useQuoteForm } from './form/use-quote-form.ts'
import { isIssuedFor, issueQuote } from './state/issued-quote.ts'
import { isFilledIn } from './state/quote-input.ts'
import { emptyState } from './state/quote-store.ts'
import { missingAddress } from './state/valid-input.ts'

const route = getRouteApi('/plombier-{$citySlug}')

/** The calculator of one city: the form, and the result that a valid form leads to. */
export function QuotePage(): ReactNode {
  // The result's view only at its address.
  const { city, store, ResultView } = route.useLoaderData()
  const navigate = route.useNavigate()
  // The prerendered page knows of no visit.
  const { input, issuedQuote, isRestored } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    () => emptyState,
  )

  const [failedSubmits, setFailedSubmits] = useState(0)
  const form = useQuoteForm({
    input,
    onChange: store.change,
    onRefused({ address }) {
      setFailedSubmits((count) => count + 1)
      // Silent, because screen readers read the error summary, which takes the focus.
      if (!address.pick) toastErrorSilently(missingAddress)
    },
    async onSubmit(valid) {
      try {
        const issued = issueQuote(valid, { city, issuedAt: new Date() })
        store.issue(issued)
        dismissToasts()
        await navigate({ search: { vue: 'devis' } })
        // The router does not, where the form stood at the result's address.
        window.scrollTo(0, 0)
        toastSuccess({
          title: 'Devis calculé !',
          text: `Montant: ${issued.price.totalPrice}€ TTC`,
        })
      } catch (error) {
        console.error('Calcul du devis impossible', error)
        toastError({
          title: 'Erreur',
          text: 'Impossible de calculer le devis. Veuillez réessayer.',
        })
      }
    },
  })

  const heading = useRef<HTMLHeadingElement>(null)
  function startAgain() {
    store.startAgain()
    dismissToasts()
    focusOnce(heading.current, { preventScroll: true })
    void navigate({ search: {}, replace: true })
  }

  const isBegun = isFilledIn(input)
  useEffect(() => {
    // Loaded in advance. A failure is reported only where the result is asked for, by the route.
    if (isBegun) void import('./result/result-view.tsx').catch(() => {})
  }, [isBegun])

  const shown = issuedQuote?.city === city ? issuedQuote : undefined
  const isResult = shown !== undefined && ResultView !== undefined
  useEffect(() => (isResult ? dismissToasts : undefined), [isResult])

  return (
    <>
      <PageMeta head={cityHead(city)} />
      {import.meta.env.SSR && <ServiceJsonLd name={cityService(city)} cities={[city]} />}
      {shown && ResultView ? (
        <ResultView
          issuedQuote={shown}
          isOutdated={!isIssuedFor(shown, input)}
          onEdit={(urgency) => {
            if (urgency) store.choose({ urgency })
            void navigate({ search: {}, hash: urgency ? 'urgency' : '' })
          }}
          onRestart={startAgain}
        />
      ) : (
        <QuoteForm
          city={city}
          form={form}
          input={input}
          heading={heading}
          failedSubmits={failedSubmits}
          onClear={isRestored && isBegun ? startAgain : undefined}
        />
      )}
      <Toaster />
    </>
  )
}

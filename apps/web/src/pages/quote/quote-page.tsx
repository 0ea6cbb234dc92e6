import { getRouteApi, useHydrated, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ServiceJsonLd } from '../../site/json-ld.tsx'
import { PageMeta } from '../../site/page-meta.tsx'
import { cityWithA } from '../../texts/city-name.ts'
import { focusOnce } from '../../ui/focus-management.ts'
import {
  dismissToasts,
  Toaster,
  toastError,
  toastErrorSilently,
  toastSuccess,
} from '../../ui/toaster.tsx'
import { cityHead, cityService } from './city-head.ts'
import { QuoteForm } from './form/quote-form.tsx'
import { useQuoteForm } from './form/use-quote-form.ts'
import * as css from './quote-page.css.ts'
import { ResultView } from './result/lazy-result-view.ts'
import { isIssuedFor, issueQuote } from './state/issued-quote.ts'
import { isFilledIn } from './state/quote-input.ts'
import { emptyState } from './state/quote-store.ts'
import { missingAddress } from './state/valid-input.ts'

const route = getRouteApi('/plombier-{$citySlug}')

/** The calculator of one city: the form, and the result that a valid form leads to. */
export function QuotePage(): ReactNode {
  const { city, store } = route.useLoaderData()
  const { vue } = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const isHydrated = useHydrated()
  // The prerendered page knows of no visit.
  const { input, issuedQuote, isRestored } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    () => emptyState,
  )

  const shown = issuedQuote?.city === city ? issuedQuote : undefined
  const isResult = shown !== undefined && vue !== undefined
  const [undo, setUndo] = useState<() => void>()
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
        // Where the form stands at the result's address, Back is to lead to it.
        if (vue) await navigate({ search: {}, replace: true })
        store.issue(issued)
        dismissToasts()
        await navigate({ search: { vue: 'devis' } })
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
    const cleared = store.getSnapshot()
    store.startAgain()
    setUndo(() => () => {
      store.bringBack(cleared)
      startAtTop(heading.current)
      if (isResult) void navigate({ search: { vue: 'devis' } })
    })
    dismissToasts()
    startAtTop(heading.current)
    // To the form that led to the result, so that the next press of Back leaves it.
    if (isResult && router.history.canGoBack()) router.history.back()
    else void navigate({ search: {}, replace: true })
  }
  // Also after the router has brought back where the form was scrolled to.
  useEffect(
    () => undo && router.subscribe('onRendered', () => startAtTop(heading.current)),
    [undo, router],
  )

  const isBegun = isFilledIn(input)
  useEffect(() => {
    if (!isBegun) return
    setUndo(undefined)
    // Loaded in advance. A failure is reported only where the result is asked for, by the route.
    void import('./result/result-view.tsx').catch(() => {})
  }, [isBegun])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was cleared is not for another city
  useEffect(() => () => setUndo(undefined), [city])

  function status() {
    if (undo) return { text: 'Tout est effacé', action: 'Annuler', onPress: undo }
    if (isRestored && isBegun) {
      return { text: 'Votre saisie a été retrouvée', action: 'Tout effacer', onPress: startAgain }
    }
    if (!isHydrated || !vue) return undefined
    const text = `Pas de devis ${cityWithA(city.name)} dans cet onglet\u00A0: un onglet garde le dernier devis qui y a été fait. Pour le montrer ailleurs, pressez\u2011y «\u00A0Copier le lien\u00A0».`
    return { text }
  }

  useEffect(() => (isResult ? dismissToasts : undefined), [isResult])

  return (
    <>
      <PageMeta head={cityHead(city)} />
      {import.meta.env.SSR && <ServiceJsonLd name={cityService(city)} cities={[city]} />}
      {isResult ? (
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
        <>
          {!isHydrated && <p className={css.coming}>Votre devis arrive…</p>}
          <QuoteForm
            city={city}
            form={form}
            input={input}
            heading={heading}
            failedSubmits={failedSubmits}
            status={status()}
          />
        </>
      )}
      <Toaster />
    </>
  )
}

function startAtTop(heading: HTMLElement | null) {
  if (heading) window.scrollTo(0, 0)
  focusOnce(heading, { preventScroll: true })
}

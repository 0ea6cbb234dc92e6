import { calculateQuote, type UrgencyKey } from '@plombier/quote-engine'
import { useSelector } from '@tanstack/react-form'
import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { emptyValues, type FormValues, type Memory, readMemory, writeMemory } from '../../memory.ts'
import { ServiceJsonLd } from '../../site/json-ld.tsx'
import { PageMeta } from '../../site/page-meta.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { dismissToasts, Toaster, toastError, toastSuccess } from '../../ui/toaster.tsx'
import { cityService, citySummary } from './city-texts.ts'
import { missingAddress } from './form/form-schema.ts'
import { QuoteForm } from './form/quote-form.tsx'
import { withTypedTexts } from './form/typed-texts.ts'
import { useQuoteForm } from './form/use-quote-form.ts'
import { issueQuote, requestOf } from './issued-quote.ts'
import { ResultView } from './result/lazy-result-view.ts'

const route = getRouteApi('/plombier-{$citySlug}')

/** The calculator of one city: the form, and the result that a valid form leads to. */
export function QuotePage() {
  const { city } = route.useLoaderData()
  const { vue } = route.useSearch()
  const navigate = route.useNavigate()

  // While React hydrates, the form has to be empty, because the prerendered form is.
  const isHydrated = useHydrated()
  const [initial] = useState(() => (isHydrated ? readMemory() : undefined))
  const [quote, setQuote] = useState(initial?.quote)
  const [restored, setRestored] = useState(initial?.values)
  const [failedSubmits, setFailedSubmits] = useState(0)
  const form = useQuoteForm({
    values: initial?.values,
    onRefused({ address }) {
      setFailedSubmits((count) => count + 1)
      if (!address.pick) toastError(missingAddress)
    },
    async onSubmit(values) {
      try {
        await nextFrame()
        await ResultView.preload?.()
        const total = issue(values)
        await navigate({ search: { vue: 'devis' } })
        setRestored(undefined)
        toastSuccess({ title: 'Devis calculé !', text: `Montant: ${total}€ TTC` })
      } catch (error) {
        console.error('Calcul du devis impossible', error)
        toastError({
          title: 'Erreur',
          text: 'Impossible de calculer le devis. Veuillez réessayer.',
        })
      }
    },
  })
  const isBegun = useSelector(form.store, ({ values }) => !isSame(values, emptyValues))
  const isCurrent = useSelector(form.store, ({ values }) => isSame(values, quote?.values))

  /** Issues a quote, and returns its total. */
  function issue(values: FormValues) {
    const issued = issueQuote(values, city.slug, new Date())
    const { totalPrice } = calculateQuote(requestOf(issued))
    setQuote(issued)
    return totalPrice
  }

  const restore = useCallback(
    (memory: Memory | undefined, values = memory?.values ?? emptyValues) => {
      setRestored(memory?.values)
      setQuote(memory?.quote)
      form.reset(values, { keepDefaultValues: true })
    },
    [form],
  )

  // In a layout effect, so that the browser never paints the form without what was typed.
  useLayoutEffect(() => {
    const memory = initial ?? readMemory()
    restore(memory, withTypedTexts(memory?.values))
    // Another page may have changed the memory while this one was in the back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore(readMemory())
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [initial, restore])

  useEffect(() => {
    let kept: FormValues | undefined
    function keep() {
      const { values } = form.state
      if (isSame(values, kept)) return
      // What a toast says may no longer be true.
      if (kept) dismissToasts()
      kept = values
      writeMemory(quote || !isSame(values, emptyValues) ? { values, quote } : undefined)
    }
    keep()
    return form.store.subscribe(keep).unsubscribe
  }, [form, quote])

  useEffect(() => {
    // Loads the result's code early, so that a phone that loses its connection still gets its price.
    if (isBegun) void ResultView.preload?.()
  }, [isBegun])

  function clear() {
    const { values } = form.state
    function show(memory: Memory | undefined, search: { vue?: typeof vue }) {
      restore(memory)
      dismissToasts()
      focusHeading()
      void navigate({ search, replace: true })
    }
    show(undefined, {})
    toastSuccess({
      title: 'Tout est effacé',
      action: { label: 'Annuler', onPress: () => show({ values, quote }, { ...(vue && { vue }) }) },
    })
  }

  function changeUrgency(urgency: UrgencyKey) {
    form.setFieldValue('urgency', urgency)
    issue(form.state.values)
  }

  return (
    <>
      <PageMeta summary={citySummary(city)} />
      {import.meta.env.SSR && <ServiceJsonLd name={cityService(city)} cities={[city]} />}
      {vue && quote?.citySlug === city.slug && isCurrent ? (
        <ResultView
          issued={quote}
          onUrgency={changeUrgency}
          onEdit={() => void navigate({ search: {} })}
          onRestart={clear}
        />
      ) : (
        <QuoteForm
          city={city}
          form={form}
          failedSubmits={failedSubmits}
          hasService={Boolean(restored?.service)}
          onClear={restored && isBegun ? clear : undefined}
        />
      )}
      <Toaster />
    </>
  )
}

function isSame(values: FormValues, others: FormValues | undefined) {
  return JSON.stringify(values) === JSON.stringify(others)
}

/** Waits until the browser has painted what is rendered now. */
function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

import { useSelector } from '@tanstack/react-form'
import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { ServiceJsonLd } from '../../site/json-ld.tsx'
import { PageMeta } from '../../site/page-meta.tsx'
import { dismissToasts, Toaster, toastError, toastSuccess } from '../../ui/toaster.tsx'
import { cityService, citySummary } from './city-texts.ts'
import { emptyValues, missingAddress } from './form/form-schema.ts'
import { QuoteForm } from './form/quote-form.tsx'
import { withTypedTexts } from './form/typed-before-hydration.ts'
import { useQuoteForm } from './form/use-quote-form.ts'
import { issueQuote } from './issued-quote.ts'
import { ResultView } from './result/lazy-result-view.ts'
import { readTabMemory, writeTabMemory } from './tab-memory.ts'

const route = getRouteApi('/plombier-{$citySlug}')

/** The calculator of one city: the form, and the result that a valid form leads to. */
export function QuotePage() {
  const { city } = route.useLoaderData()
  const { vue } = route.useSearch()
  const navigate = route.useNavigate()

  // While React hydrates, the form has to be empty, because the prerendered form is.
  const isHydrated = useHydrated()
  const [initial] = useState(() => (isHydrated ? readTabMemory() : undefined))
  const [quote, setQuote] = useState(initial?.quote)
  const [isRestored, setRestored] = useState(false)
  const [failedSubmits, setFailedSubmits] = useState(0)
  const form = useQuoteForm({
    values: initial?.values,
    onRefused({ address }) {
      setFailedSubmits((count) => count + 1)
      if (!address.pick) toastError(missingAddress)
    },
    async onSubmit(values) {
      try {
        await ResultView.preload?.()
        const issued = issueQuote(values, city.slug, new Date())
        setQuote(issued)
        setRestored(false)
        dismissToasts()
        await navigate({ search: { vue: 'devis' } })
        toastSuccess({ title: 'Devis calculé !', text: `Montant: ${issued.totalPrice}€ TTC` })
      } catch (error) {
        console.error('Calcul du devis impossible', error)
        toastError({
          title: 'Erreur',
          text: 'Impossible de calculer le devis. Veuillez réessayer.',
        })
      }
    },
  })
  const values = useSelector(form.store, (state) => state.values)
  const isBegun = JSON.stringify(values) !== JSON.stringify(emptyValues)

  // In a layout effect, so that the browser never paints the form without what was typed.
  useLayoutEffect(() => {
    const remembered = readTabMemory()
    setRestored(remembered !== undefined)
    setQuote(remembered?.quote)
    form.reset(withTypedTexts(remembered?.values ?? emptyValues), { keepDefaultValues: true })
  }, [form])

  useEffect(() => {
    writeTabMemory(isBegun || quote ? { values, quote } : undefined)
  }, [values, quote, isBegun])

  useEffect(() => {
    // Loads the result's code early, so that a phone that loses its connection still gets its price.
    if (isBegun) void ResultView.preload?.()
  }, [isBegun])

  function startAgain() {
    form.reset(emptyValues, { keepDefaultValues: true })
    setQuote(undefined)
    setRestored(false)
    dismissToasts()
    void navigate({ search: {}, replace: true })
  }

  const isResult = vue !== undefined && quote?.citySlug === city.slug
  return (
    <>
      <PageMeta summary={citySummary(city)} />
      {import.meta.env.SSR && <ServiceJsonLd name={cityService(city)} cities={[city]} />}
      {isResult ? (
        <ResultView
          quote={quote}
          onEdit={() => void navigate({ search: {} })}
          onRestart={startAgain}
        />
      ) : (
        <QuoteForm
          city={city}
          form={form}
          values={values}
          failedSubmits={failedSubmits}
          onClear={isRestored && isBegun ? startAgain : undefined}
        />
      )}
      <Toaster />
    </>
  )
}

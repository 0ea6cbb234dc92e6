import { findService, findUrgency } from '@plombier/quote-engine'
import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { recallSession, rememberInput } from '../quote-session.ts'
import { emptyQuoteForm, type QuoteFormInput } from './quote-form-schema.ts'
import type { QuoteForm } from './use-quote-form.ts'

/** Ids from a link; unknown ones are ignored. */
export interface Preselected {
  readonly service?: string
  readonly urgency?: string
}

/**
 * Fills in the form: what the visitor typed before hydration wins over what the link that led here
 * preselects, and that over what this tab remembers. From then on, every change is remembered. Returns
 * whether the page was loaded again since the visitor filled in the form.
 */
export function useRecalledInput(form: QuoteForm, preselected: Preselected): boolean {
  const [hasFound, setFound] = useState(false)
  const navigate = useNavigate({ from: '/plombier-{$citySlug}' })
  const hasBeenHere = useLocation({ select: ({ state }) => state.view !== undefined })

  const fillIn = useEffectEvent(() => {
    const { input, isReloaded } = recallSession()
    const { address } = input ?? emptyQuoteForm
    const typed = typedInput(form)
    // After a reload, some browsers bring back the texts by themselves: the pick has to come back too.
    const isRestored = typed.address?.text === address.text
    // A link counts once, not again after Back or a reload.
    const linked = hasBeenHere && input ? {} : existing(preselected)
    form.reset(
      { ...emptyQuoteForm, ...input, ...linked, ...typed, ...(isRestored && { address }) },
      { keepDefaultValues: true },
    )
    if (input || Object.keys(typed).length > 0) rememberInput(form.state.values)
    setFound(isReloaded && isFilledIn(form.state.values))
  })

  // Before the browser paints again. The prerendered page knows no visit, nor any search parameters.
  useLayoutEffect(() => {
    fillIn()
    let { values } = form.state
    const subscription = form.store.subscribe(() => {
      if (values === form.state.values) return
      values = form.state.values
      rememberInput(values)
    })
    return () => subscription.unsubscribe()
  }, [form])

  // Once the page is at its top: the router would forget to scroll there.
  const isArrived = useRouterState({ select: ({ status }) => status === 'idle' })
  const isFromLink = preselected.service !== undefined || preselected.urgency !== undefined
  useEffect(() => {
    if (!isArrived || !isFromLink || hasBeenHere) return
    void navigate({
      search: true,
      hash: true,
      hashScrollIntoView: false,
      state: { view: 'form' },
      replace: true,
      resetScroll: false,
    })
  }, [isArrived, isFromLink, hasBeenHere, navigate])

  return hasFound && recallSession().isReloaded
}

function isFilledIn({ address, ...others }: QuoteFormInput) {
  return [address.text, ...Object.values(others)].some(Boolean)
}

function existing({ service = '', urgency = '' }: Preselected): Partial<QuoteFormInput> {
  return {
    ...(findService(service) && { service }),
    ...(findUrgency(urgency) && { urgency }),
  }
}

function typedInput(form: QuoteForm): Partial<QuoteFormInput> {
  const fields = Object.entries(form.state.values)
  return Object.fromEntries(
    fields.filter(([name]) => form.getFieldMeta(name as keyof QuoteFormInput)?.isDirty),
  )
}

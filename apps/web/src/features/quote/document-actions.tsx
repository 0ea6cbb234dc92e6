import { Copy, Download, Mail } from 'lucide-react'
import { useState } from 'react'
import { button } from '../../design/button.css.ts'
import { screenOnly } from '../../design/layout.css.ts'
import { toastError, toastSuccess } from '../../design/toast.tsx'
import { actions } from './document-actions.css.ts'
import type { IssuedQuote } from './issued-quote.ts'
import { quoteMailLink, quoteText } from './quote-text.ts'
import { saveFile } from './save-file.ts'
import { useQuoteDocument } from './use-quote-document.ts'

/** The PDF, and the ways to send the same facts from this device. */
export function DocumentActions({ quote }: { readonly quote: IssuedQuote }) {
  const document = useQuoteDocument(quote)
  const [isMaking, setMaking] = useState(false)

  async function download() {
    if (isMaking) return
    setMaking(true)
    try {
      const file = await document.get()
      saveFile(file, file.name)
      toastSuccess({
        title: 'PDF téléchargé !',
        text: 'Votre devis a été généré avec succès.',
      })
    } catch (error) {
      console.error('PDF impossible', error)
      toastError({
        title: 'Erreur',
        text: 'Impossible de télécharger le PDF. Veuillez réessayer.',
      })
    }
    setMaking(false)
  }

  async function send() {
    const files = document.ready ? [document.ready] : []
    if (files.length > 0 && navigator.canShare?.({ files })) {
      try {
        await navigator.share({ files, title: `Devis ${quote.number}` })
        return
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    window.location.assign(quoteMailLink(quote, quote.client.email))
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(quoteText(quote))
      toastSuccess({ title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' })
    } catch (error) {
      console.error('Copie impossible', error)
      toastError({ title: 'Erreur', text: 'Impossible de copier le devis.' })
    }
  }

  return (
    <div className={`${actions} ${screenOnly}`}>
      <button
        type="button"
        className={button({ tone: 'primary', size: 'large', wide: true })}
        disabled={isMaking}
        onClick={() => void download()}
      >
        <Download aria-hidden size={22} />
        {isMaking ? 'Préparation du PDF…' : 'Télécharger le devis PDF'}
      </button>
      <button type="button" className={button()} onClick={() => void send()}>
        <Mail aria-hidden size={20} />
        Envoyer par email
      </button>
      <button type="button" className={button()} onClick={() => void copy()}>
        <Copy aria-hidden size={20} />
        Copier
      </button>
    </div>
  )
}

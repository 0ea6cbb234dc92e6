import { useEffect, useState } from 'react'
import { quoteUrl } from '../../../price/quote-link.ts'
import { hasContact } from '../../../settings.ts'
import { button } from '../../../ui/button.css.ts'
import { Copy, Download, Link, Mail } from '../../../ui/icons.ts'
import { liveRegion, stackSmall } from '../../../ui/layout.css.ts'
import { singlePress } from '../../../ui/single-press.ts'
import { small } from '../../../ui/text.css.ts'
import { toastError, toastSuccess } from '../../../ui/toaster.tsx'
import { pdfFile } from '../pdf/pdf-file.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { CopyButton } from './copy-button.tsx'
import { secondaryActions } from './quote-actions.css.ts'
import { quoteMailLink, quoteText } from './quote-mail.ts'

/** Buttons to save the PDF, and to send or copy the quote from this device. */
export function QuoteActions({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  const [isMaking, setMaking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isMailed, setMailed] = useState(false)

  useEffect(() => {
    // Made in advance, since it takes three seconds on a slow phone. A failure is reported only when
    // the visitor asks for the file, after a retry.
    void pdfFile(issuedQuote).catch(() => {})
  }, [issuedQuote])

  async function download() {
    setMaking(true)
    try {
      saveFile(await pdfFile(issuedQuote))
      toastSuccess({
        title: 'PDF téléchargé !',
        text: 'Votre devis a été généré avec succès.',
      })
    } catch (error) {
      report('PDF impossible', error, 'Impossible de télécharger le PDF. Veuillez réessayer.')
    }
    setMaking(false)
  }

  async function share() {
    setSending(true)
    try {
      const file = await pdfFile(issuedQuote).finally(() => setSending(false))
      await navigator.share({ files: [file], title: `Devis ${issuedQuote.number}` })
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      // The visitor closed the sheet, or after a double click it is open already.
      if (name === 'AbortError' || name === 'InvalidStateError') return
      report(
        'Partage impossible',
        error,
        'Impossible de partager le PDF. Téléchargez-le pour le joindre à un message, ou copiez le devis.',
      )
    }
  }

  return (
    <div className={stackSmall}>
      <button
        type="button"
        className={hasContact ? button.quiet : button.wide}
        aria-disabled={isMaking || undefined}
        onClick={singlePress(() => void download())}
      >
        <Download width={22} height={22} />
        <span>{isMaking ? 'Préparation du PDF…' : 'Télécharger le devis PDF'}</span>
      </button>
      <div className={secondaryActions}>
        {canSharePdf() ? (
          <button
            type="button"
            className={button.plain}
            aria-disabled={isSending || undefined}
            onClick={singlePress(() => void share())}
          >
            <Mail />
            <span>{isSending ? 'Préparation du PDF…' : 'Envoyer par email'}</span>
          </button>
        ) : (
          <a
            className={button.plain}
            href={quoteMailLink(issuedQuote)}
            target="_blank"
            rel="noopener"
            onClick={singlePress(() => setMailed(true))}
          >
            <Mail />
            Envoyer par email
          </a>
        )}
        <CopyButton className={button.plain} text={quoteText(issuedQuote)} done="Devis copié">
          <Copy />
          Copier le devis
        </CopyButton>
        <CopyButton className={button.plain} text={quoteUrl(issuedQuote)} done="Lien copié">
          <Link />
          Copier le lien
        </CopyButton>
      </div>
      {/* In the page: the mail program lies over it while a toast would come and go. */}
      <div role="status" className={liveRegion}>
        {isMailed && (
          <p className={small}>
            Votre message est prêt. Le PDF n’y est pas joint&nbsp;: téléchargez-le pour l’ajouter.
            Rien ne s’ouvre&#8239;? Copiez le devis.
          </p>
        )}
      </div>
    </div>
  )
}

/** Logs an error, and says to the visitor what it means. */
function report(problem: string, error: unknown, text: string) {
  console.error(problem, error)
  toastError({ title: 'Erreur', text })
}

/** Whether this device has a share sheet that takes PDF files. */
function canSharePdf(): boolean {
  const sample = new File([], 'devis.pdf', { type: 'application/pdf' })
  return navigator.canShare?.({ files: [sample] }) ?? false
}

/** Hands a file to the browser's downloads. */
function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Safari reads it some time after the press: FileSaver.js waits as long.
  setTimeout(() => URL.revokeObjectURL(url), 40_000)
}

import { useEffect, useState } from 'react'
import { brand } from '../../../settings.ts'
import { telephoneLink } from '../../../texts/telephone-link.ts'
import { button } from '../../../ui/button.css.ts'
import { Copy, Download, Mail, Phone, Share } from '../../../ui/icons.ts'
import { singlePress } from '../../../ui/single-press.ts'
import { dismissToasts, toastError, toastSuccess } from '../../../ui/toaster.tsx'
import type { IssuedQuote } from '../issued-quote.ts'
import { pdfFile } from '../pdf/pdf-file.ts'
import { quoteMailLink, quoteText, requestMailLink } from './quote-message.ts'
import * as css from './result.css.ts'

interface ActionProps {
  readonly quote: IssuedQuote
  readonly className: string
}

/** The one main action: a call, the request for an introduction or, without a contact, the PDF. */
export function MainAction({ quote, onRequest }: { quote: IssuedQuote; onRequest: () => void }) {
  if (brand.phone) {
    return (
      <a className={button.wide} href={telephoneLink(brand.phone)}>
        <Phone />
        <span>{brand.phone}</span>
      </a>
    )
  }
  if (!brand.email) return <DownloadButton quote={quote} className={button.wide} />
  return (
    <RequestLink quote={quote} className={button.wide} to={brand.email} onRequest={onRequest} />
  )
}

/** What else can be done with a quote, side by side. */
export function OtherActions({ quote, onRequest }: { quote: IssuedQuote; onRequest: () => void }) {
  async function copy() {
    dismissToasts()
    try {
      await navigator.clipboard.writeText(quoteText(quote))
      toastSuccess({ title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' })
    } catch (error) {
      report('Copie impossible', error, 'Votre navigateur refuse la copie. Téléchargez le PDF.')
    }
  }
  return (
    <div className={css.tiles}>
      {brand.phone && brand.email && (
        <RequestLink quote={quote} className={css.tile} to={brand.email} onRequest={onRequest} />
      )}
      {(brand.phone || brand.email) && <DownloadButton quote={quote} className={css.tile} />}
      <a className={css.tile} href={quoteMailLink(quote)} target="_blank" rel="noopener">
        <Mail />
        <span>Envoyer par email</span>
      </a>
      <button type="button" className={css.tile} onClick={() => void copy()}>
        <Copy />
        <span>Copier le devis</span>
      </button>
      {canSharePdf() && <ShareButton quote={quote} className={css.tile} />}
    </div>
  )
}

function RequestLink({
  quote,
  className,
  to,
  onRequest,
}: ActionProps & { readonly to: string; readonly onRequest: () => void }) {
  return (
    <a
      className={className}
      href={requestMailLink(quote, to)}
      // The page stays where a webmail takes the message, or nothing does.
      target="_blank"
      rel="noopener"
      onClick={singlePress(onRequest)}
    >
      <span>Demander une mise en relation</span>
    </a>
  )
}

function DownloadButton({ quote, className }: ActionProps) {
  const [isMaking, setMaking] = useState(false)
  useEffect(() => {
    // Made in advance, since it takes three seconds on a slow phone. A failure is reported only when
    // the visitor asks for the file, after a retry.
    void pdfFile(quote).catch(() => {})
  }, [quote])

  async function download() {
    setMaking(true)
    try {
      saveFile(await pdfFile(quote))
      toastSuccess({ title: 'PDF téléchargé !', text: 'Votre devis a été généré avec succès.' })
    } catch (error) {
      report('PDF impossible', error, 'Impossible de télécharger le PDF. Veuillez réessayer.')
    }
    setMaking(false)
  }

  return (
    <button
      type="button"
      className={className}
      // Not disabled: it keeps the focus.
      aria-disabled={isMaking || undefined}
      onClick={singlePress(() => void download())}
    >
      <Download />
      <span>{isMaking ? 'Préparation du PDF…' : 'Télécharger le devis PDF'}</span>
    </button>
  )
}

function ShareButton({ quote, className }: ActionProps) {
  async function share() {
    try {
      await navigator.share({ files: [await pdfFile(quote)], title: `Devis ${quote.number}` })
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      report('Partage impossible', error, 'Impossible de partager le PDF. Téléchargez-le.')
    }
  }
  return (
    <button type="button" className={className} onClick={singlePress(() => void share())}>
      <Share />
      <span>Partager</span>
    </button>
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

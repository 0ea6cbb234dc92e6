import { type MouseEvent, useEffect, useState } from 'react'
import type { IssuedQuote } from '../../../memory.ts'
import { brand } from '../../../settings.ts'
import { telephoneLink } from '../../../texts/telephone-link.ts'
import { askDevice } from '../../../ui/ask-device.ts'
import { button } from '../../../ui/button.css.ts'
import { Copy, Download, Mail, Phone, Share } from '../../../ui/icons.ts'
import { liveRegion, screenOnly } from '../../../ui/layout.css.ts'
import { notice } from '../../../ui/notice.css.ts'
import { small } from '../../../ui/text.css.ts'
import { dismissToasts, toastError, toastSuccess } from '../../../ui/toaster.tsx'
import { isLoadError, pdfFile } from '../pdf/pdf-file.ts'
import { quoteMailLink, quoteText, requestMailLink, requestText } from './quote-message.ts'
import * as css from './result.css.ts'

interface ActionsProps {
  readonly issued: IssuedQuote
  readonly onRequest: () => void
}

interface ButtonProps {
  readonly issued: IssuedQuote
  readonly className: string
}

/** The one main action: a call, the request for an introduction or, without a contact, the PDF. */
export function MainAction({ issued, onRequest }: ActionsProps) {
  if (brand.phone) {
    return (
      <a className={button.wide} href={telephoneLink(brand.phone)}>
        <Phone />
        <span>{brand.phone}</span>
      </a>
    )
  }
  if (!brand.email) return <DownloadButton issued={issued} className={button.wide} />
  return <RequestLink issued={issued} className={button.wide} onRequest={onRequest} />
}

/** What else can be done with a quote, side by side. */
export function OtherActions({ issued, onRequest }: ActionsProps) {
  // Once: a slow phone takes some milliseconds to answer.
  const [canShare] = useState(canSharePdf)
  return (
    <div className={css.tiles}>
      {(brand.phone || brand.email) && <DownloadButton issued={issued} className={css.tile} />}
      {brand.phone && brand.email && (
        <RequestLink issued={issued} className={css.tile} onRequest={onRequest} />
      )}
      <a className={css.tile} href={quoteMailLink(issued)} target="_blank" rel="noopener">
        <Mail />
        <span>Envoyer par email</span>
      </a>
      <button
        type="button"
        className={css.tile}
        onClick={() => void copyText(quoteText(issued), 'Devis copié')}
      >
        <Copy />
        <span>Copier le devis</span>
      </button>
      {canShare && <ShareButton issued={issued} className={css.tile} />}
    </div>
  )
}

interface RequestNoticeProps {
  readonly issued: IssuedQuote
  readonly isRequested: boolean
}

/** What a press on the request does and, after it, what to do where no message opens. */
export function RequestNotice({ issued, isRequested }: RequestNoticeProps) {
  const { email } = brand
  if (!email) return null
  return (
    <div role="status" className={`${liveRegion} ${screenOnly}`}>
      {isRequested ? (
        <div className={notice.success} ref={showOnScreen}>
          <p>
            <span>Envoyez vous-même le message qui s’ouvre, à </span>
            <a href={requestMailLink(issued, email)}>{email}</a>. Rien ne s’ouvre&#8239;? Copiez la
            demande et écrivez à cette adresse.
          </p>
          <button
            type="button"
            className={button.plain}
            onClick={() => void copyText(requestText(issued), 'Demande copiée')}
          >
            <Copy />
            <span>Copier la demande</span>
          </button>
        </div>
      ) : (
        <p className={small}>
          La demande s’ouvre dans votre messagerie. Rien n’est envoyé sans vous.
        </p>
      )}
    </div>
  )
}

function showOnScreen(element: HTMLElement | null) {
  askDevice(() => element?.scrollIntoView({ block: 'nearest' }))
}

function RequestLink({ issued, className, onRequest }: ActionsProps & ButtonProps) {
  return (
    <a
      className={className}
      href={requestMailLink(issued, brand.email ?? '')}
      // The page stays where a webmail takes the message, or nothing does.
      target="_blank"
      rel="noopener"
      onClick={singlePress(onRequest)}
    >
      <span>Demander une mise en relation</span>
    </a>
  )
}

function DownloadButton({ issued, className }: ButtonProps) {
  const [isMaking, setMaking] = useState(false)
  useEffect(() => {
    // Made in advance, since it takes three seconds on a slow phone. A failure is reported only when
    // the visitor asks for the file, after a retry.
    void pdfFile(issued).catch(() => {})
  }, [issued])

  async function download() {
    setMaking(true)
    try {
      saveFile(await pdfFile(issued))
      toastSuccess({ title: 'PDF téléchargé !', text: 'Votre devis a été généré avec succès.' })
    } catch (error) {
      report(
        'PDF impossible',
        error,
        isLoadError(error)
          ? 'Le site a changé entre-temps\u00A0: rechargez la page, puis téléchargez le PDF.'
          : 'Impossible de télécharger le PDF. Veuillez réessayer.',
      )
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

function ShareButton({ issued, className }: ButtonProps) {
  async function share() {
    try {
      await navigator.share({ files: [await pdfFile(issued)], title: `Devis ${issued.number}` })
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

async function copyText(text: string, title: string) {
  dismissToasts()
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess({ title, text: 'Vous pouvez le coller où vous voulez.' })
  } catch (error) {
    report('Copie impossible', error, 'Votre navigateur refuse la copie. Téléchargez le PDF.')
  }
}

/** Logs an error, and says to the visitor what it means. */
function report(problem: string, error: unknown, text: string) {
  console.error(problem, error)
  toastError({ title: 'Erreur', text })
}

/** Whether this device has a share sheet that takes PDF files. */
function canSharePdf(): boolean {
  return askDevice(() => {
    const sample = new File([], 'devis.pdf', { type: 'application/pdf' })
    return navigator.canShare({ files: [sample] })
  })
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

/**
 * Handles presses that must count once: ignores the second click of a double click, and presses on a
 * button that is `aria-disabled`, which unlike a disabled one keeps the focus.
 */
function singlePress(act: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    const isBusy = event.currentTarget.getAttribute('aria-disabled') === 'true'
    if (isBusy || event.detail > 1) event.preventDefault()
    else act()
  }
}

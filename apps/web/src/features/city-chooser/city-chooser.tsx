import { findService, type ServiceId } from '@plombier/quote-engine'
import { BadgeCheck, Clock, Wallet } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Dialog } from '../../design/dialog.tsx'
import * as css from './city-chooser.css.ts'
import { CityPicker } from './city-picker.tsx'

export interface CityChooserHandle {
  /** Opens the chooser; a service is kept for the calculator. */
  readonly open: (service?: ServiceId) => void
}

const benefits = [
  { Icon: Wallet, text: 'Devis gratuit, sans engagement' },
  { Icon: Clock, text: 'Intervention rapide, 24h/7j' },
  { Icon: BadgeCheck, text: 'Artisans vérifiés et assurés' },
] as const

/** The dialog in which a visitor picks one of the covered cities. */
export function CityChooser({ ref }: { readonly ref: Ref<CityChooserHandle> }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const filter = useRef<HTMLInputElement>(null)
  const [opening, setOpening] = useState<{ count: number; service?: ServiceId | undefined }>({
    count: 0,
  })

  useImperativeHandle(ref, () => ({
    open: (service) => setOpening(({ count }) => ({ count: count + 1, service })),
  }))
  useEffect(() => {
    if (opening.count === 0) return
    dialog.current?.showModal()
    // Elsewhere the keyboard on the screen would cover the cities.
    if (window.matchMedia('(hover: hover)').matches) filter.current?.focus()
  }, [opening])

  const service = opening.service && findService(opening.service)
  return (
    <Dialog
      ref={dialog}
      title="Choisissez votre ville"
      intro={
        <>
          <p>Devis instantané gratuit et intervention rapide partout en France.</p>
          {service && (
            <p>
              Service choisi&nbsp;: <strong>{service.name}</strong>
            </p>
          )}
        </>
      }
      footer={
        <ul className={css.benefits}>
          {benefits.map(({ Icon, text }) => (
            <li key={text} className={css.benefit}>
              <Icon aria-hidden size={20} /> {text}
            </li>
          ))}
        </ul>
      }
    >
      {/* Each opening starts without the text and the place of the one before. */}
      <CityPicker
        key={opening.count}
        service={service?.id}
        filter={filter}
        onPick={() => dialog.current?.close()}
      />
    </Dialog>
  )
}

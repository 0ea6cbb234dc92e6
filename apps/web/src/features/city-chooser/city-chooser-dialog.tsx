import { findService, type ServiceId } from '@plombier/quote-engine'
import { useEffect, useRef } from 'react'
import { Dialog } from '../../design/dialog.tsx'
import { BadgeCheck, Clock, Wallet } from '../../design/icons.ts'
import * as css from './city-chooser.css.ts'
import { CityPicker } from './city-picker.tsx'

const benefits = [
  { Icon: Wallet, text: 'Devis gratuit, sans engagement' },
  { Icon: Clock, text: 'Intervention rapide, 24h/7j' },
  { Icon: BadgeCheck, text: 'Artisans vérifiés et assurés' },
] as const

interface CityChooserDialogProps {
  /** Preselected in the calculator. */
  readonly service: ServiceId | undefined
  readonly onClose: () => void
}

/** The dialog in which a visitor picks one of the covered cities. Opens when it is rendered. */
export function CityChooserDialog({ service: id, onClose }: CityChooserDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const filter = useRef<HTMLInputElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // On a touch screen the on-screen keyboard would cover the cities.
    if (window.matchMedia('(hover: hover)').matches) filter.current?.focus()
  }, [])

  const service = id && findService(id)
  return (
    <Dialog
      ref={dialog}
      onClose={onClose}
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
              <Icon aria-hidden /> {text}
            </li>
          ))}
        </ul>
      }
    >
      <CityPicker service={id} filter={filter} onPick={() => dialog.current?.close()} />
    </Dialog>
  )
}

import { useEffect, useRef, useState } from 'react'
import { askDevice } from '../ui/ask-device.ts'
import { Dialog } from '../ui/dialog.tsx'
import { BadgeCheck, Clock, Wallet } from '../ui/icons.ts'
import { cluster, withIconCentred } from '../ui/layout.css.ts'
import { small } from '../ui/text.css.ts'
import * as css from './city-picker.css.ts'
import { CityPicker } from './city-picker.tsx'

/** Id of the dialog, for the buttons that open it. */
export const chooserId = 'choisir-ville'

const benefits = [
  { Icon: Wallet, text: 'Devis gratuit, sans engagement' },
  { Icon: Clock, text: 'Intervention rapide, 24h/7j' },
  { Icon: BadgeCheck, text: 'Artisans vérifiés et assurés' },
] as const

interface CityChooserDialogProps {
  /** The work for which the visitor wants a price. It stands above the cities. */
  readonly purpose?: string | undefined
  /** Called when a link to a city is pressed that opens in this tab. */
  readonly onChoose?: (() => void) | undefined
  readonly onClosed?: () => void
}

/** The dialog in which a visitor picks one of the covered cities. */
export function CityChooserDialog({ purpose, onChoose, onClosed }: CityChooserDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const filter = useRef<HTMLInputElement>(null)
  const [closings, setClosings] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each closing renders another filter
  useEffect(() => {
    // On a touch screen the on-screen keyboard would cover the cities.
    if (!askDevice(() => window.matchMedia('(hover: hover)').matches)) return
    const title = dialog.current?.querySelector('h2')
    title?.removeAttribute('autofocus')
    filter.current?.setAttribute('autofocus', '')
    // A dialog that was opened before hydration has the focus on its title.
    if (title === document.activeElement) filter.current?.focus()
  }, [closings])

  return (
    <Dialog
      id={chooserId}
      ref={dialog}
      onClose={() => {
        setClosings((count) => count + 1)
        onClosed?.()
      }}
      title="Choisissez votre ville"
    >
      {purpose && <p className={css.purpose}>{`Pour\u00A0: ${purpose}`}</p>}
      <CityPicker
        // It opens unfiltered again.
        key={closings}
        filter={filter}
        onLeave={() => dialog.current?.close()}
        onChoose={onChoose}
        intro={
          <p className={small}>
            Devis instantané gratuit et intervention rapide partout en France.
          </p>
        }
      >
        <ul role="list" className={`${cluster} ${small}`}>
          {benefits.map(({ Icon, text }) => (
            <li key={text} className={withIconCentred}>
              <Icon /> <span>{text}</span>
            </li>
          ))}
        </ul>
      </CityPicker>
    </Dialog>
  )
}

import { findService, type ServiceId } from '@plombier/quote-engine'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { chooserId, chosenService } from '../hydration/chosen-service.ts'
import { Dialog, opensDialog } from '../ui/dialog.tsx'
import { BadgeCheck, Clock, Wallet } from '../ui/icons.ts'
import { cluster, withIconCentred } from '../ui/layout.css.ts'
import { small } from '../ui/text.css.ts'
import { CityPicker } from './city-picker.tsx'

const benefits = [
  { Icon: Wallet, text: 'Devis gratuit, sans engagement' },
  { Icon: Clock, text: 'Intervention rapide, 24h/7j' },
  { Icon: BadgeCheck, text: 'Artisans vérifiés et assurés' },
] as const

/** Props of a button that opens the city chooser; the service is preselected in the calculator. */
export function opensChooser(service?: ServiceId) {
  return { ...opensDialog(chooserId), 'data-service': service }
}

/** The dialog in which a visitor picks one of the covered cities. */
export function CityChooserDialog() {
  const service = findService(
    useSyncExternalStore(chosenService.subscribe, chosenService.get, () => ''),
  )
  const dialog = useRef<HTMLDialogElement>(null)
  const filter = useRef<HTMLInputElement>(null)
  const [closings, setClosings] = useState(0)
  useEffect(() => {
    // On a touch screen the on-screen keyboard would cover the cities.
    if (!window.matchMedia('(hover: hover)').matches) return
    const title = dialog.current?.querySelector('h2')
    title?.removeAttribute('autofocus')
    filter.current?.setAttribute('autofocus', '')
    // Where it was opened before hydration, the focus is on its title.
    if (closings === 0 && title === document.activeElement) filter.current?.focus()
  }, [closings])

  return (
    <Dialog
      id={chooserId}
      ref={dialog}
      onClose={() => setClosings((count) => count + 1)}
      title="Choisissez votre ville"
    >
      <CityPicker
        // Opens unfiltered again.
        key={closings}
        service={service?.id}
        filter={filter}
        onLeave={() => dialog.current?.close()}
        intro={
          <div className={small}>
            <p>Devis instantané gratuit et intervention rapide partout en France.</p>
            {service && (
              <p>
                Service choisi&nbsp;: <strong>{service.name}</strong>
              </p>
            )}
          </div>
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

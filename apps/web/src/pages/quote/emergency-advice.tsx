import type { Service } from '@plombier/quote-engine'
import { ChevronDown } from '../../ui/icons.ts'
import { listItems } from '../../ui/list-items.tsx'
import { notice } from '../../ui/notice.css.ts'
import { markers } from '../../ui/text.css.ts'

interface Advice {
  readonly title: string
  readonly steps: readonly string[]
  /** Only what can leak is urgent while the form is filled in. */
  readonly isLeak: boolean
}

const mainTap = 'le robinet d’arrêt général, près du compteur.'
const cutCurrent = 'Coupez le courant au tableau, sans marcher dans l’eau.'

const forLeaks: Advice = {
  title: 'Ça coule\u202F? Fermez l’arrivée d’eau.',
  steps: [`Fermez ${mainTap}`, cutCurrent, 'Ouvrez un robinet au point le plus bas.'],
  isLeak: true,
}

/** Where an open tap would make it worse or not help. */
const forCategories: Partial<Record<Service['category'], Advice>> = {
  canalisations: {
    title: 'Ça déborde\u202F? N’utilisez plus l’eau.',
    steps: [
      'N’utilisez plus l’eau\u00A0: ni évier, ni douche, ni chasse.',
      `Si elle continue de monter, fermez ${mainTap}`,
      cutCurrent,
    ],
    isLeak: true,
  },
  chauffage: {
    title: 'En cas de panne, tout de suite',
    steps: [
      'Arrêtez l’appareil et coupez son courant au tableau.',
      `S’il perd de l’eau, fermez ${mainTap}`,
      'Si cela sent le gaz, ouvrez les fenêtres, n’allumez rien et sortez.',
    ],
    isLeak: false,
  },
}

/** What to do at once about a breakdown or an emergency; nothing for planned work. */
export function adviceFor(service: Service | undefined, urgencyKey: string): Advice | undefined {
  if (urgencyKey !== 'emergency' && service?.category !== 'depannage') return undefined
  return (service && forCategories[service.category]) ?? forLeaks
}

/** What to do until the plumber is there: in the form in one line, with the rest behind it. */
export function EmergencyAdvice({ title, steps, isOpen }: Advice & { readonly isOpen: boolean }) {
  return (
    <details className={notice.firstAid} open={isOpen}>
      <summary>
        <span>{title}</span>
        <ChevronDown />
      </summary>
      <ol className={markers}>{listItems(steps)}</ol>
    </details>
  )
}

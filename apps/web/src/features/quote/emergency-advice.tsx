import type { Service } from '@plombier/quote-engine'
import { ChevronDown, TriangleAlert } from '../../design/icons.ts'
import { withIconCentred } from '../../design/layout.css.ts'
import { listItems } from '../../design/list-items.tsx'
import { notice } from '../../design/notice.css.ts'
import { heading, markers } from '../../design/text.css.ts'

interface Advice {
  readonly title: string
  /** What to do first, in the form; only about what can leak. */
  readonly summary?: string
  readonly steps: readonly string[]
}

const mainTap = 'le robinet d’arrêt général, près du compteur.'
const cutCurrent = 'Coupez le courant au tableau, sans marcher dans l’eau.'

const forLeaks: Advice = {
  title: 'En cas de fuite, tout de suite',
  summary: 'Ça coule\u202F? Fermez l’arrivée d’eau.',
  steps: [`Fermez ${mainTap}`, cutCurrent, 'Ouvrez un robinet au point le plus bas.'],
}

/** Where an open tap would make it worse or not help. */
const forCategories: Partial<Record<Service['category'], Advice>> = {
  canalisations: {
    title: 'En cas de débordement, tout de suite',
    summary: 'Ça déborde\u202F? N’utilisez plus l’eau.',
    steps: [
      'N’utilisez plus l’eau\u00A0: ni évier, ni douche, ni chasse.',
      `Si elle continue de monter, fermez ${mainTap}`,
      cutCurrent,
    ],
  },
  chauffage: {
    title: 'En cas de panne, tout de suite',
    steps: [
      'Arrêtez l’appareil et coupez son courant au tableau.',
      `S’il perd de l’eau, fermez ${mainTap}`,
      'Si cela sent le gaz, ouvrez les fenêtres, n’allumez rien et sortez.',
    ],
  },
}

/** What to do at once about a breakdown or an emergency; nothing for planned work. */
export function adviceFor(service: Service | undefined, urgencyKey: string): Advice | undefined {
  if (urgencyKey !== 'emergency' && service?.category !== 'depannage') return undefined
  return (service && forCategories[service.category]) ?? forLeaks
}

/** What to do until the plumber is there. */
export function EmergencyAdvice({ title, steps }: Advice) {
  return (
    <aside className={notice.firstAid} aria-labelledby="emergency-advice">
      <h3 className={`${withIconCentred} ${heading}`} id="emergency-advice">
        <TriangleAlert />
        <span>{title}</span>
      </h3>
      <ol className={markers}>{listItems(steps)}</ol>
    </aside>
  )
}

/** The same in one line, with the rest behind it. */
export function FoldedAdvice({ summary, steps }: Advice) {
  return (
    <details className={notice.folded}>
      <summary>
        <span>{summary}</span>
        <ChevronDown />
      </summary>
      <ol className={markers}>{listItems(steps)}</ol>
    </details>
  )
}

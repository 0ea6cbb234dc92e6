import type { Service } from '@plombier/quote-engine'
import { TriangleAlert } from '../../../design/icons.ts'
import { row } from '../../../design/layout.css.ts'
import { listItems } from '../../../design/list.tsx'
import { notice } from '../../../design/notice.css.ts'
import { heading, markers } from '../../../design/text.css.ts'

interface Advice {
  readonly title: string
  readonly steps: readonly string[]
}

const mainTap = 'le robinet d’arrêt général, près du compteur.'
const cutCurrent = 'Coupez le courant au tableau, sans marcher dans l’eau.'

const forLeaks: Advice = {
  title: 'En cas de fuite, tout de suite',
  steps: [`Fermez ${mainTap}`, cutCurrent, 'Ouvrez un robinet au point le plus bas.'],
}

/** Where an open tap would make it worse or not help. */
const forCategories: Partial<Record<Service['category'], Advice>> = {
  canalisations: {
    title: 'En cas de débordement, tout de suite',
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

interface EmergencyAdviceProps {
  readonly service: Service | undefined
  readonly isEmergency: boolean
}

/** Whether it is a breakdown or an emergency, and not planned work. */
export function needsAdvice({ service, isEmergency }: EmergencyAdviceProps) {
  return isEmergency || service?.category === 'depannage'
}

/** What to do at once about a breakdown or an emergency. Renders nothing for planned work. */
export function EmergencyAdvice(props: EmergencyAdviceProps) {
  if (!needsAdvice(props)) return null
  const { title, steps } = (props.service && forCategories[props.service.category]) ?? forLeaks
  return (
    <aside className={notice.info} aria-labelledby="emergency-advice">
      <h3 className={`${row} ${heading}`} id="emergency-advice">
        <TriangleAlert />
        <span>{title}</span>
      </h3>
      <ol className={markers}>{listItems(steps)}</ol>
    </aside>
  )
}

import type { Service } from '@plombier/quote-engine'
import { TriangleAlert } from '../../../design/icons.ts'
import { row } from '../../../design/layout.css.ts'
import { notice } from '../../../design/notice.css.ts'
import { heading, markers } from '../../../design/text.css.ts'

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
  return (
    <aside className={notice.info} aria-labelledby="emergency-advice">
      <h3 className={`${row} ${heading}`} id="emergency-advice">
        <TriangleAlert />
        En cas de fuite, tout de suite
      </h3>
      <ol className={markers}>
        <li>Fermez le robinet d’arrêt général, près du compteur.</li>
        <li>Coupez le courant au tableau, sans marcher dans l’eau.</li>
        <li>Ouvrez un robinet au point le plus bas.</li>
      </ol>
    </aside>
  )
}

import type { Service, UrgencyKey } from '@plombier/quote-engine'

/** What to do until the plumber is there: in one sentence, and in three. */
export interface FirstAid {
  readonly sentence: string
  readonly steps: readonly [string, string, string]
}

const mainTap = 'le robinet d’arrêt général, près du compteur.'
const cutCurrent = 'Coupez le courant au tableau, sans marcher dans l’eau.'

const leak: FirstAid = {
  sentence: 'Ça coule\u202F? Fermez l’arrivée d’eau, près du compteur.',
  steps: [`Fermez ${mainTap}`, cutCurrent, 'Ouvrez un robinet au point le plus bas.'],
}

// In these categories the advice for a leak (open the lowest tap) makes it worse, or does not help.
const ofCategory: Partial<Record<Service['category'], FirstAid>> = {
  canalisations: {
    sentence: 'Ça déborde\u202F? N’utilisez plus l’eau.',
    steps: [
      'N’utilisez plus l’eau\u00A0: ni évier, ni douche, ni chasse.',
      `Si elle continue de monter, fermez ${mainTap}`,
      cutCurrent,
    ],
  },
  chauffage: {
    sentence: 'En panne\u202F? Arrêtez l’appareil et coupez son courant au tableau.',
    steps: [
      'Arrêtez l’appareil et coupez son courant au tableau.',
      `S’il perd de l’eau, fermez ${mainTap}`,
      'Si cela sent le gaz, n’allumez rien, ouvrez les fenêtres et sortez.',
    ],
  },
}

/** The first aid for a breakdown or an emergency; none for planned work. */
export function firstAidFor(
  service: Service | undefined,
  urgency: UrgencyKey | string,
): FirstAid | undefined {
  if (urgency !== 'emergency' && service?.category !== 'depannage') return undefined
  return (service && ofCategory[service.category]) ?? leak
}

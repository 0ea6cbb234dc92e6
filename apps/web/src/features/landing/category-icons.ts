import type { CategoryId } from '@plombier/quote-engine'
import { Bath, Droplets, Heater, ShowerHead, Sprout, Waves, Wrench } from '../../design/icons.ts'

export const categoryIcons: Record<CategoryId, typeof Wrench> = {
  depannage: Wrench,
  canalisations: Waves,
  sanitaires: Bath,
  'eau-chaude': ShowerHead,
  chauffage: Heater,
  eau: Droplets,
  exterieur: Sprout,
}

import type { CategoryId } from '@plombier/quote-engine'
import {
  Bath,
  Droplets,
  Heater,
  type LucideIcon,
  ShowerHead,
  Sprout,
  Waves,
  Wrench,
} from 'lucide-react'

export const categoryIcons: Record<CategoryId, LucideIcon> = {
  depannage: Wrench,
  canalisations: Waves,
  sanitaires: Bath,
  'eau-chaude': ShowerHead,
  chauffage: Heater,
  eau: Droplets,
  exterieur: Sprout,
}

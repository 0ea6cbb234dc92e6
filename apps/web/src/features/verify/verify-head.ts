import type { PageHead } from '../../metadata/page-meta.tsx'
import { previewImage } from '../../metadata/preview-image.ts'

export const head = {
  title: 'Vérifier un devis',
  description: 'Les montants d’un devis sont-ils ceux de la liste de prix de son jour\u202F?',
  previewImage: previewImage('verifier', ['Vérifier', 'un devis'], 'Prix conforme\u202F?'),
} as const satisfies PageHead

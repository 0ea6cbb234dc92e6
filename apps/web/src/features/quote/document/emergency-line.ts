import { settings } from '../../../../settings.ts'

/** The last line of the document. */
export const emergencyLine =
  import.meta.env.VITE_PDF_EMERGENCY_LINE || settings.VITE_PDF_EMERGENCY_LINE.default

/** The last line of the document. Set at build time. */
export const emergencyLine =
  import.meta.env.VITE_PDF_EMERGENCY_LINE ||
  'Urgence : coordonnées communiquées lors de la mise en relation'

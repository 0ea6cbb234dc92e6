/** Whether this device has a share sheet that takes PDF files. */
export function canSharePdf(): boolean {
  const sample = new File([], 'devis.pdf', { type: 'application/pdf' })
  return navigator.canShare?.({ files: [sample] }) ?? false
}

/**
 * Opens the device's share sheet with a file. Closing it is no error. Rejects with a `NotAllowedError` if
 * the visitor's press is too long ago.
 */
export async function shareFile(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    // InvalidStateError: after a double click the sheet is already open.
    if (isNamed(error, 'AbortError') || isNamed(error, 'InvalidStateError')) return
    throw error
  }
}

/** Whether the browser refused to open a share sheet because no press came just before. */
export function isShareNotAllowed(error: unknown): boolean {
  return isNamed(error, 'NotAllowedError')
}

function isNamed(error: unknown, name: string) {
  return error instanceof DOMException && error.name === name
}

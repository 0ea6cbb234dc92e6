/** Whether this device has a share sheet that takes PDF files. */
export function canSharePdf(): boolean {
  const sample = new File([], 'devis.pdf', { type: 'application/pdf' })
  return navigator.canShare?.({ files: [sample] }) ?? false
}

/**
 * Opens the device's share sheet with a file; a visitor who closes it has made a choice. Rejects
 * with a `NotAllowedError` where the press that asked for it is too long ago.
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

/** Whether the browser did not let a share sheet open: it wants a press just before. */
export function isShareNotAllowed(error: unknown): boolean {
  return isNamed(error, 'NotAllowedError')
}

function isNamed(error: unknown, name: string) {
  return error instanceof DOMException && error.name === name
}

/**
 * Opens the device's share sheet with a file. False where there is none for PDF files, or where it
 * did not open; a visitor who closes the sheet has made a choice, which counts as true.
 */
export async function shareFile(makeFile: () => Promise<File>, title: string): Promise<boolean> {
  const sample = new File([], 'devis.pdf', { type: 'application/pdf' })
  if (!navigator.canShare?.({ files: [sample] })) return false
  try {
    await navigator.share({ files: [await makeFile()], title })
    return true
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    // InvalidStateError: after a double click the sheet is already open.
    if (name === 'AbortError' || name === 'InvalidStateError') return true
    console.error('Partage impossible', error)
    return false
  }
}

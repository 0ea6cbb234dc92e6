import { toastError, toastSuccess } from '../../../design/toaster.tsx'

/** Copies a text, and says whether that worked. */
export async function copyText(title: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess({ title, text: 'Vous pouvez le coller où vous voulez.' })
  } catch (error) {
    report(
      'Copie impossible',
      error,
      'Votre navigateur refuse la copie. Le devis et son lien sont aussi dans le PDF.',
    )
  }
}

/** Logs an error, and says to the visitor what it means. */
export function report(problem: string, error: unknown, text: string): void {
  console.error(problem, error)
  toastError({ title: 'Erreur', text })
}

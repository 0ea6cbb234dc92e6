import type { ServiceId } from '@plombier/quote-engine'
import { useState } from 'react'
import { loadChunk } from '../../site/load-chunk.ts'
import type { CityChooserDialog } from './city-chooser-dialog.tsx'

interface Opened {
  readonly Dialog: typeof CityChooserDialog
  readonly service: ServiceId | undefined
}

const loadDialog = () => loadChunk(() => import('./city-chooser-dialog.tsx'))

/** The dialog in which a visitor picks a city; its code is lazy-loaded. */
export function useCityChooser() {
  const [opened, setOpened] = useState<Opened>()
  const [isChunkMissing, setChunkMissing] = useState(false)

  return {
    isChunkMissing,
    prepare: () => void loadDialog().catch(() => {}),
    /** Opens the dialog; the service is preselected in the calculator. */
    open: async (service?: ServiceId) => {
      try {
        const { CityChooserDialog: Dialog } = await loadDialog()
        setOpened({ Dialog, service })
        setChunkMissing(false)
      } catch (error) {
        console.error('Choix de la ville impossible', error)
        setChunkMissing(true)
      }
    },
    dialog: opened && (
      <opened.Dialog service={opened.service} onClose={() => setOpened(undefined)} />
    ),
  }
}

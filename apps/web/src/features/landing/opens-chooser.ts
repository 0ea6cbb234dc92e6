import type { ServiceId } from '@plombier/quote-engine'
import type { opensDialog } from '../../design/dialog.tsx'

/** Props of a section whose buttons open the city chooser. */
export interface OpensChooser {
  /** Props of such a button; the service is preselected in the calculator. */
  readonly opensChooser: (service?: ServiceId) => ReturnType<typeof opensDialog>
}

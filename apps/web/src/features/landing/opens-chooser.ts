import type { ServiceId } from '@plombier/quote-engine'

/** Props of a section whose buttons open the city chooser. */
export interface OpensChooser {
  readonly chooser: {
    /** Loads its code: the visitor is about to open it. */
    readonly prepare: () => void
    /** Opens it; the service is preselected in the calculator. */
    readonly open: (service?: ServiceId) => void
  }
}

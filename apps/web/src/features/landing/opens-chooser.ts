import type { ServiceId } from '@plombier/quote-engine'

/** Props of a section whose buttons open the city chooser. */
export interface OpensChooser {
  /** The service is preselected in the calculator. */
  readonly openChooser: (service?: ServiceId) => void
}

import type { ServiceId } from '@plombier/quote-engine'

/** What a part needs whose buttons lead into the city chooser. */
export interface OpensChooser {
  readonly chooser: {
    /** The visitor is about to open it. */
    readonly prepare: () => void
    /** A service is kept for the calculator. */
    readonly open: (service?: ServiceId) => void
  }
}

import { liveRegion } from '../../../ui/layout.css.ts'
import * as css from './service-field.css.ts'

/** Says whom to call about a smell of gas. Its element is always rendered, so that screen readers announce the text. */
export function GasWarning({ isShown }: { readonly isShown: boolean }) {
  return (
    <div role="status" className={liveRegion}>
      {isShown && (
        // GRDF runs this emergency line, free of charge: https://www.grdf.fr/urgence-gaz
        <div className={css.gasWarning}>
          <p>
            Odeur de gaz&nbsp;? Ce n’est pas un travail de plombier&nbsp;: ne touchez à aucun
            interrupteur, ouvrez, sortez, puis appelez le{' '}
            <a className={css.telephone} href="tel:0800473333">
              0&nbsp;800&nbsp;47&nbsp;33&nbsp;33
            </a>{' '}
            (Urgence Sécurité Gaz, GRDF, jour et nuit) ou le{' '}
            <a className={css.telephone} href="tel:18">
              18
            </a>
            .
          </p>
        </div>
      )}
    </div>
  )
}

import { button } from '../../../design/button.css.ts'
import { LocateFixed } from '../../../design/icons.ts'
import * as css from './address-field.css.ts'

/** Seen, and heard, while the position is awaited. */
export const locating = 'Localisation en cours…'

interface PositionButtonProps {
  readonly isLocating: boolean
  readonly disabled: boolean
  readonly onPress: () => void
}

export function PositionButton({ isLocating, disabled, onPress }: PositionButtonProps) {
  return (
    <button
      type="button"
      className={button.plain}
      disabled={disabled}
      // Not disabled: it keeps the focus.
      aria-disabled={isLocating || undefined}
      onClick={onPress}
    >
      {isLocating ? <span aria-hidden className={css.spinner} /> : <LocateFixed aria-hidden />}
      <span>{isLocating ? locating : 'Utiliser ma position'}</span>
    </button>
  )
}

import { Pipe } from '../../design/pipe.tsx'
import * as css from './hero-pipe.css.ts'

/** The copper pipe of the hero: in at the top, round two elbows, out at the bottom. */
export function HeroPipe() {
  return (
    <svg
      aria-hidden
      className={css.drawing}
      viewBox="0 0 600 800"
      preserveAspectRatio="xMaxYMid slice"
    >
      <Pipe
        path="M470-20V210a40 40 0 0 1-40 40H390a40 40 0 0 0-40 40V520a40 40 0 0 0 40 40H500a40 40 0 0 1 40 40V820"
        joints={[
          { x: 470, y: 120, upright: true },
          { x: 350, y: 400, upright: true },
          { x: 445, y: 560 },
          { x: 540, y: 690, upright: true },
        ]}
      />
    </svg>
  )
}

import * as css from './pipe.css.ts'

interface PipeProps {
  /** SVG path of the pipe's centre line. */
  readonly path: string
  /** The centres of the collars, and whether the pipe is upright there. */
  readonly joints?: readonly {
    readonly x: number
    readonly y: number
    readonly upright?: boolean
  }[]
}

/** The copper pipe that runs through the site; to be used inside an `svg`. */
export function Pipe({ path, joints = [] }: PipeProps) {
  return (
    <g>
      <path className={css.shade} d={path} />
      <path className={css.body} d={path} />
      <path className={css.shine} d={path} transform="translate(-2 -2)" />
      {joints.map(({ x, y, upright = false }) => (
        <rect
          key={`${x} ${y}`}
          className={css.joint}
          x={x - (upright ? 11 : 6)}
          y={y - (upright ? 6 : 11)}
          width={upright ? 22 : 12}
          height={upright ? 12 : 22}
          rx={3}
        />
      ))}
    </g>
  )
}

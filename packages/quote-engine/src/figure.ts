/** Whether a number can stand in a quote: 0 or more, and neither NaN nor endless. */
export function isFigure(value: number): boolean {
  return value >= 0 && value < Number.POSITIVE_INFINITY
}

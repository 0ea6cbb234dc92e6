/** Something that is wrong with an answer of the site. */
export interface Fault {
  /** In the same words for every answer that has it. */
  readonly what: string
  /** What to do about it. */
  readonly remedy: string
}

/** A fault, and everywhere it is. */
export interface SiteFault extends Fault {
  /** Paths on the site, or the URL of the address service. */
  readonly where: readonly string[]
}

/** Adds up faults that are told in the same words. */
export function gatherFaults(
  found: readonly { readonly fault: Fault; readonly where: string }[],
): SiteFault[] {
  const faults = new Map(found.map(({ fault }) => [fault.what, fault]))
  return Array.from(faults.values(), ({ what, remedy }) => ({
    what,
    remedy,
    where: found.filter(({ fault }) => fault.what === what).map(({ where }) => where),
  }))
}

/** One line: where it is (the first three places), what is wrong, what to do. */
export function faultLine({ what, remedy, where }: SiteFault): string {
  const more = where.length > 3 ? ` and ${where.length - 3} more` : ''
  return `${where.slice(0, 3).join(', ')}${more}: ${what}. ${remedy}.`
}

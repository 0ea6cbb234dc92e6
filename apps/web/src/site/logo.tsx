/** The brand's mark: a copper elbow with a drop. Same drawing as public/favicon.svg. */
export function Logo({ size = 36 }: { readonly size?: number }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} />
}

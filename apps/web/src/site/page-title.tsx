import { brand } from './brand.ts'

/** The document's title. It stands with the view, as it changes with what the view shows. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} | ${brand.name}`}</title>
}

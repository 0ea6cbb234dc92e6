import { brand } from '../brand.ts'

/** The page's title, with the brand. React moves it into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} | ${brand.name}`}</title>
}

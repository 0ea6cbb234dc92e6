import { AmountsTable } from '../../../design/amounts-table.tsx'
import { euros, wholeEuros } from '../../../format/french.ts'
import type { Price } from '../price.ts'

/** How the total on screen comes about, to the cent. */
export function Breakdown({ price }: { readonly price: Price }) {
  return (
    <AmountsTable
      caption="Détail du prix"
      lines={price.screenLines.map(({ label, amount }) => ({ label, amount: euros(amount) }))}
      total={wholeEuros(price.totalPrice)}
    />
  )
}

import type { ReactNode } from 'react'
import { AddressCredit } from '../../../address/address-credit.tsx'
import { PriceTable } from '../../../price/price-table.tsx'
import { brand, brandContact } from '../../../settings.ts'
import Mark from '../../../site/mark.svg?react'
import { listItems } from '../../../ui/list-items.tsx'
import { quiet, small } from '../../../ui/text.css.ts'
import { FactList } from '../fact-list.tsx'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { quoteDocument } from '../words/quote-document.ts'
import type { FactSection } from '../words/quote-facts.ts'
import * as css from './print-sheet.css.ts'

/** What the browser prints of a result. */
export function PrintSheet({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  const { title, date, sideBySide, fullWidth, calculation, conditions, proof } =
    quoteDocument(issuedQuote)
  const facts = (section: FactSection) => (
    <Section key={section.title} title={section.title}>
      <FactList facts={section.facts} />
    </Section>
  )
  return (
    <article className={css.sheet}>
      <header className={css.letterhead}>
        <Mark width={36} height={36} />
        <div>
          <p className={css.brand}>{brand.name}</p>
          <p className={small}>{brandContact}</p>
        </div>
        <div className={css.reference}>
          <p className={css.number}>{title}</p>
          <p className={quiet}>{date}</p>
        </div>
      </header>
      <div className={css.halves}>{sideBySide.map(facts)}</div>
      {fullWidth.map(facts)}
      <Section title={calculation.title}>
        <PriceTable
          lines={calculation.price.pdfLines}
          total={calculation.price.pdf.total}
          totalLabel={calculation.totalLabel}
          totalDetail={calculation.totalDetail}
        />
        <p className={css.estimate}>{calculation.estimate}</p>
      </Section>
      <Section title={conditions.title}>
        <ul className={css.conditions}>{listItems(conditions.sentences)}</ul>
        <p className={small}>{`${proof.title}\u00A0: ${proof.url}`}</p>
        <footer className={css.footer}>
          <p>{brand.emergencyLine}</p>
          <p>
            <AddressCredit />
          </p>
        </footer>
      </Section>
    </article>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  )
}

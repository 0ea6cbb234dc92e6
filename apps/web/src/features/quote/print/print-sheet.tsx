import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { type ReactNode, useDeferredValue } from 'react'
import './page-number.css'
import { brand, brandContact } from '../../../brand/brand.ts'
import Mark from '../../../brand/mark.svg?react'
import { listItems } from '../../../design/list-items.tsx'
import { quiet, small } from '../../../design/text.css.ts'
import { AddressCredit } from '../../../place/address-credit.tsx'
import { PriceTable } from '../../../price/price-table.tsx'
import { FactList } from '../fact-list.tsx'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { quoteDocument } from '../words/quote-document.ts'
import type { FactSection } from '../words/quote-facts.ts'
import * as css from './print-sheet.css.ts'

/** What the browser prints of a result. */
export function PrintSheet({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  const { title, date, sideBySide, fullWidth, calculation, conditions, proof } =
    quoteDocument(issuedQuote)
  return (
    <article className={css.sheet}>
      <header>
        <div className={css.letterhead}>
          <Mark width={36} height={36} />
          <div>
            <p className={css.brand}>{brand.name}</p>
            <p className={small}>{brandContact}</p>
          </div>
          <div className={css.reference}>
            <p className={css.number}>{title}</p>
            <p className={quiet}>{date}</p>
          </div>
        </div>
      </header>

      <div className={css.halves}>
        {sideBySide.map((section) => (
          <Facts key={section.title} section={section} />
        ))}
      </div>
      {fullWidth.map((section) => (
        <Facts key={section.title} section={section} />
      ))}

      <div className={css.whole}>
        <Section title={calculation.title}>
          <PriceTable
            lines={calculation.price.pdfLines}
            total={calculation.price.pdf.total}
            totalLabel={calculation.totalLabel}
            totalDetail={calculation.totalDetail}
          />
          <p className={css.estimate}>{calculation.estimate}</p>
        </Section>
      </div>

      <div className={css.whole}>
        <div className={css.besideCode}>
          <Section title={conditions.title}>
            <ul className={css.conditions}>{listItems(conditions.sentences)}</ul>
          </Section>
          <figure className={css.proof}>
            <QrCode text={proof.url} />
            <figcaption>{proof.title}</figcaption>
          </figure>
        </div>
        <p className={css.link}>{proof.url}</p>
      </div>

      <footer className={css.footer}>
        <p>{brand.emergencyLine}</p>
        <p>
          <AddressCredit />
        </p>
      </footer>
    </article>
  )
}

function QrCode({ text }: { readonly text: string }) {
  // After the result is painted: a slow phone computes a tenth of a second.
  const deferred = useDeferredValue(text, '')
  if (!deferred) return null
  const code = generate(deferred)
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} className={css.code} aria-hidden>
      <path d={toSvgPath(code)} />
    </svg>
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

function Facts({ section: { title, facts } }: { readonly section: FactSection }) {
  return (
    <Section title={title}>
      <FactList facts={facts} />
    </Section>
  )
}

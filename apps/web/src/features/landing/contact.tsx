import { brand } from '../../brand/brand.ts'
import { button } from '../../design/button.css.ts'
import { Phone } from '../../design/icons.ts'
import { page, section, stack } from '../../design/layout.css.ts'
import { lead, title } from '../../design/text.css.ts'
import { telephoneLink } from '../../device/telephone-link.ts'
import { ContactForm } from './contact-form.tsx'
import * as css from './landing-page.css.ts'

export function Contact() {
  return (
    <section id="contact" className={section} aria-labelledby="contact-title">
      <div className={`${page} ${css.columns}`}>
        <div className={stack}>
          <h2 id="contact-title" className={title}>
            Contact
          </h2>
          {brand.email && <p className={lead}>{'Une question\u202F? Écrivez-nous.'}</p>}
          {brand.phone && (
            <p>
              <a className={button.quiet} href={telephoneLink(brand.phone)}>
                <Phone />
                {brand.phone}
              </a>
            </p>
          )}
        </div>
        <ContactForm to={brand.email} />
      </div>
    </section>
  )
}

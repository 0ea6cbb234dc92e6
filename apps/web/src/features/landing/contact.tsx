import { column, stack } from '../../design/layout.css.ts'
import { title } from '../../design/text.css.ts'
import { brand } from '../../site/brand.ts'
import { ContactForm } from './contact-form.tsx'
import { section } from './landing-page.css.ts'

export function Contact() {
  return (
    <section id="contact" className={section} aria-labelledby="contact-title">
      <div className={`${column} ${stack}`}>
        <h2 id="contact-title" className={title}>
          Contact
        </h2>
        <ContactForm to={brand.email} />
      </div>
    </section>
  )
}

import { cities } from '@plombier/quote-engine'
import { CityChooserDialog } from '../../city-chooser/city-chooser-dialog.tsx'
import { ServiceJsonLd } from '../../metadata/json-ld.tsx'
import { type PageHead, PageMeta, PageTitle } from '../../metadata/page-meta.tsx'
import { Contact } from './contact.tsx'
import { Expertise } from './expertise.tsx'
import { Hero } from './hero.tsx'
import { Services } from './services.tsx'

const head: PageHead = {
  title: 'Un plombier en 2\u00A0minutes, prix immédiat',
  description: `Devis de plomberie gratuit et immédiat, déplacement compris, dans ${cities.length} villes de France. Artisans vérifiés et assurés, 24h/7j.`,
}

export function LandingPage() {
  return (
    <>
      <PageTitle>{head.title}</PageTitle>
      <PageMeta head={head} />
      {import.meta.env.SSR && (
        <ServiceJsonLd name="Mise en relation avec un plombier" cities={cities} />
      )}
      <Hero />
      <Services />
      <Expertise />
      <Contact />
      <CityChooserDialog />
    </>
  )
}

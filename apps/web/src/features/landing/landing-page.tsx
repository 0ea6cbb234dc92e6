import type { ServiceId } from '@plombier/quote-engine'
import { Contact } from './contact.tsx'
import { Expertise } from './expertise.tsx'
import { Hero } from './hero.tsx'
import { Services } from './services.tsx'

interface LandingPageProps {
  readonly onChooseCity: (service?: ServiceId) => void
}

export function LandingPage({ onChooseCity }: LandingPageProps) {
  return (
    <>
      <Hero onChooseCity={() => onChooseCity()} />
      <Services onChoose={onChooseCity} />
      <Expertise />
      <Contact />
    </>
  )
}

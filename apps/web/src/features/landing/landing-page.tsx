import { Contact } from './contact.tsx'
import { Expertise } from './expertise.tsx'
import { Hero } from './hero.tsx'
import type { OpensChooser } from './opens-chooser.ts'
import { Services } from './services.tsx'

export function LandingPage({ opensChooser }: OpensChooser) {
  return (
    <>
      <Hero opensChooser={opensChooser} />
      <Services opensChooser={opensChooser} />
      <Expertise opensChooser={opensChooser} />
      <Contact />
    </>
  )
}

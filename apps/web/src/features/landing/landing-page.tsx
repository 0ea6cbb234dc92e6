import { Contact } from './contact.tsx'
import { Expertise } from './expertise.tsx'
import { Hero } from './hero.tsx'
import type { OpensChooser } from './opens-chooser.ts'
import { Services } from './services.tsx'

export function LandingPage({ openChooser }: OpensChooser) {
  return (
    <>
      <Hero openChooser={openChooser} />
      <Services openChooser={openChooser} />
      <Expertise />
      <Contact />
    </>
  )
}

import { useRef } from 'react'
import { CityChooser, type CityChooserHandle } from '../features/city-chooser/city-chooser.tsx'
import { LandingPage } from '../features/landing/landing-page.tsx'

export function Page() {
  const chooser = useRef<CityChooserHandle>(null)
  return (
    <>
      <LandingPage onChooseCity={(service) => chooser.current?.open(service)} />
      <CityChooser ref={chooser} />
    </>
  )
}

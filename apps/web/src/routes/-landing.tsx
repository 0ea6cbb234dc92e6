import { useRef } from 'react'
import { CityChooser, type CityChooserHandle } from '../features/city-chooser/city-chooser.tsx'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { titles } from './-titles.ts'

export function Page() {
  const chooser = useRef<CityChooserHandle>(null)
  return (
    <>
      <PageTitle>{titles.landing}</PageTitle>
      <LandingPage onChooseCity={(service) => chooser.current?.open(service)} />
      <CityChooser ref={chooser} />
    </>
  )
}

import { useRef } from 'react'
import { CityPicker } from '../features/city-chooser/city-picker.tsx'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'

export function Page() {
  const filter = useRef<HTMLInputElement>(null)
  return (
    <NotFoundPage>
      <CityPicker filter={filter} />
    </NotFoundPage>
  )
}

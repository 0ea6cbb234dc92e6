import { CityPicker } from '../features/city-chooser/city-picker.tsx'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'

export function Page() {
  return (
    <NotFoundPage>
      <CityPicker />
    </NotFoundPage>
  )
}

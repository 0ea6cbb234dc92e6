/** The credit that the licence of the address data asks for. */
export function AddressCredit() {
  return import.meta.env.MODE === 'demo' ? (
    <span>
      {'Adresses\u00A0: données de démonstration, '}
      <a href="https://www.geonames.org/">GeoNames</a>, CC&nbsp;BY&nbsp;4.0.
    </span>
  ) : (
    <span>
      Adresses&nbsp;: <a href="https://adresse.data.gouv.fr/">Base Adresse Nationale</a>, Licence
      Ouverte 2.0.
    </span>
  )
}

/** What leaves the visitor's device, in the same words wherever it is said. */
export const whatLeaves =
  'Seules l’adresse cherchée et, si vous l’utilisez, votre position quittent votre appareil\u202F; nom et téléphone n’en sortent que si vous envoyez la demande.'

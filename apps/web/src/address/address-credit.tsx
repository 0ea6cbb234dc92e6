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
  'Seul ce que vous tapez pour trouver un lieu part vers le service d’adresses, avec le centre de la ville\u00A0; ou votre position, si vous l’utilisez pour l’adresse.'

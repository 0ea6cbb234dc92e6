/** What leaves the visitor's device, in the same words wherever it is said. */
export const whatLeaves =
  'Seul ce que vous tapez pour trouver un lieu part vers le service d’adresses, avec le centre de la ville\u00A0; ou votre position, si vous l’utilisez pour l’adresse.'

// What only a site says that is not fit to be published: `check/page-faults.ts` looks for it.
export const demonstrationData = 'données de démonstration'
export const noIntroductionYet = 'la mise en relation n’est pas encore ouverte'

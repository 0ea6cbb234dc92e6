// Texts that must not appear in a published site: `check/page-faults.ts` looks for them.
export const demonstrationData = 'données de démonstration'
export const noIntroductionYet = 'la mise en relation n’est pas encore ouverte'

/**
 * Shows headings and amounts in the display face. Its file is asked for as late as here, so that it
 * does not hold up the first paint; theme.css.ts has the rule.
 */
export function showDisplayFace() {
  document.documentElement.dataset['displayFace'] = ''
}

import type { Plugin } from 'vite'

// What the site never runs, and what a bundler has to keep, as it cannot know.
const unused = {
  'downshift.esm.mjs': [
    // The marks of the library's other widgets hold them.
    /^(?!useCombobox)\w+\.stateChangeTypes = .*;$/gm,
    // Checks of props, which production skips.
    /^import PropTypes from .*$/m,
    /^var (?:propTypes|dropdownPropTypes)\b[\s\S]*?^}\)?;$/gm,
    /^ *validatePropTypes.*\);$/gm,
    // Scrolling: use-text-combobox.ts does it.
    /^import \{ compute \} from .*$/m,
    /^ *scrollIntoView: scrollIntoView,$/m,
  ],
  '@tanstack/form-core/dist/esm/FormApi.js': [
    // Fields that hold lists, and ways to set and read errors by hand.
    /^ *this\.deleteField = [\s\S]*?(?=^ *this\.timeoutIds = )/m,
    /^ *if \(shouldUpdateValues\) \{\n *const helper [\s\S]*?^ {6}\}\n/m,
  ],
}

/** Leaves out of two libraries the parts that are not used, about a third. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform(code, id) {
      const [file, parts] = Object.entries(unused).find(([name]) => id.endsWith(name)) ?? []
      return parts?.reduce((rest, part) => {
        if (rest.search(part) === -1) this.error(`${file} has changed: nothing matches ${part}`)
        return rest.replace(part, '')
      }, code)
    },
  }
}

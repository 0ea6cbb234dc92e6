import type { Plugin } from 'vite'

const unusedFormMethods = [
  'deleteField',
  'pushFieldValue',
  'insertFieldValue',
  'replaceFieldValue',
  'removeFieldValue',
  'swapFieldValues',
  'moveFieldValues',
  'clearFieldValues',
  'resetField',
  'setErrorMap',
  'getAllErrors',
  'parseValuesWithSchema',
  'parseValuesWithSchemaAsync',
]

// What the site never runs, and what a bundler has to keep, as it cannot know.
const unused = {
  'downshift.esm.mjs': [
    // The marks of the library's other widgets hold them.
    /^(?!useCombobox)\w+\.stateChangeTypes = .*;$/gm,
    // Checks of props, which production skips.
    /^import PropTypes from .*$/m,
    /^var (?:propTypes|dropdownPropTypes)\b.*\{\n(?: .*\n)*\}\)?;$/gm,
    /^ *validatePropTypes.*\);$/gm,
    // Scrolling: use-text-combobox.ts does it.
    /^import \{ compute \} from .*$/m,
    /^ *scrollIntoView: scrollIntoView,$/m,
  ],
  '@tanstack/form-core/dist/esm/FormApi.js': [
    ...unusedFormMethods.map((name) => new RegExp(`^ {4}this\\.${name} = [\\s\\S]*?^ {4}};$`, 'm')),
    // Fields that hold lists.
    /^ {6}if \(shouldUpdateValues\) \{\n *const helper [\s\S]*?^ {6}\}$/m,
  ],
}

/**
 * Leaves out of two libraries what the site does not use. In development it is still there: before
 * you use more of one, take its pattern out.
 */
export function leanLibraries(): Plugin {
  const unseen = new Set(Object.keys(unused))
  return {
    name: 'lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [file, parts] = Object.entries(unused).find(([name]) => id.endsWith(name)) ?? []
      if (!file) return
      unseen.delete(file)
      return parts?.reduce((rest, part) => {
        if (rest.search(part) === -1) this.error(`${file} has changed: nothing matches ${part}`)
        return rest.replace(part, '')
      }, code)
    },
    buildEnd(error) {
      if (!error && unseen.size > 0) this.error(`No longer there: ${[...unseen].join(', ')}`)
    },
  }
}

import { virtual } from '@guidepup/virtual-screen-reader'
import { onTestFinished } from 'vitest'
import { plain } from '../amounts.ts'

// It looks for the names of a removed element in what was removed, as if that were a document:
// https://github.com/eps1lon/dom-accessibility-api/issues/1026
Object.assign(Element.prototype, {
  getElementById(this: Element, id: string) {
    return this.querySelector(`#${CSS.escape(id)}`)
  },
})

/** Starts a screen reader until the test ends. It announces focus changes and live regions. */
export async function startScreenReader() {
  await virtual.start({ container: document.body })
  onTestFinished(() => virtual.stop())
  await clearSpokenPhrases()
}

/** Clears what was announced so far. */
export function clearSpokenPhrases() {
  return virtual.clearSpokenPhraseLog()
}

/** What was announced: roles in English, then names, values, descriptions and states. */
export async function spokenPhrases() {
  const phrases = (await virtual.spokenPhraseLog()).map(plain)
  // An emptied region announces nothing, and one that changes in two steps counts once.
  return phrases.filter(
    (phrase, index) => !/^(?:polite|assertive):\s*$/.test(phrase) && phrase !== phrases[index - 1],
  )
}

/** What live regions announced, without focus changes. */
export async function liveAnnouncements() {
  return (await spokenPhrases()).filter((phrase) => /^(?:polite|assertive):/.test(phrase))
}

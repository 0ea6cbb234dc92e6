import { virtual } from '@guidepup/virtual-screen-reader'
import { onTestFinished } from 'vitest'

/** Switches a screen reader on, until the test ends. It says where the focus goes, and live regions. */
export async function listen() {
  await virtual.start({ container: document.body })
  onTestFinished(() => virtual.stop())
  await forget()
}

/** Leaves out of `heard` what was said until now. */
export function forget() {
  return virtual.clearSpokenPhraseLog()
}

/** What was said: roles in English, then names, values, descriptions and states. */
export async function heard() {
  const phrases = await virtual.spokenPhraseLog()
  // A region that is emptied says nothing, and one that changes in two steps says the last one.
  return phrases.filter(
    (phrase, index) => !/^(?:polite|assertive):\s*$/.test(phrase) && phrase !== phrases[index - 1],
  )
}

/** What live regions said, without what the focus said. */
export async function heardUnasked() {
  return (await heard()).filter((phrase) => /^(?:polite|assertive):/.test(phrase))
}

import { Virtual, virtual } from '@guidepup/virtual-screen-reader'
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
  const phrases = (await virtual.spokenPhraseLog()).map(withPlainSpaces)
  // A region that is emptied says nothing, and one that changes in two steps says the last one.
  return phrases.filter(
    (phrase, index) => !/^(?:polite|assertive):\s*$/.test(phrase) && phrase !== phrases[index - 1],
  )
}

/** What live regions said, without what the focus said. */
export async function heardUnasked() {
  return (await heard()).filter((phrase) => /^(?:polite|assertive):/.test(phrase))
}

/** Reads a part of the page from its beginning to its end. */
export async function readAloud(part: Element) {
  const reader = new Virtual()
  await reader.start({ container: part })
  const [beginning] = await reader.spokenPhraseLog()
  do await reader.next()
  while ((await reader.lastSpokenPhrase()) !== `end of ${beginning}`)
  const phrases = await reader.spokenPhraseLog()
  await reader.stop()
  return phrases.map(withPlainSpaces)
}

/** No-break spaces sound like any other. */
function withPlainSpaces(phrase: string) {
  return phrase.replace(/\s/g, ' ')
}

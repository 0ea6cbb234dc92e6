import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const documents = ['geo-client/README', 'quote-engine/README', 'quote-engine/PORTING']

/** Writes each code block of the installed documents into a file that its document and heading name. */
export function writeExamples(consumer: string): void {
  for (const document of documents) {
    const text = readFileSync(join(consumer, 'node_modules/@plombier', `${document}.md`), 'utf8')
    const folder = join(consumer, 'examples', document)
    mkdirSync(folder, { recursive: true })
    for (const section of text.split(/^#+ /m)) {
      const heading = section.split('\n', 1).join().toLowerCase().replace(/\W+/g, '-')
      const blocks = section.matchAll(/^```(\w+)\n(.*?)^```$/gms)
      for (const [index, [, language, code = '']] of [...blocks].entries()) {
        writeFileSync(join(folder, `${heading}-${index + 1}.${language}`), code)
      }
    }
  }
}

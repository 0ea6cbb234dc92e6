import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page of a PDF file, its spaces folded. */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(file) }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      return text.replace(/\s+/g, ' ')
    }),
  )
}

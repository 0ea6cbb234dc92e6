import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  /** The text of each page in the order of the file, its spaces folded. */
  readonly pages: readonly string[]
  readonly fonts: ReadonlySet<string>
  /** Whether every font is inside the file. */
  readonly hasAllFonts: boolean
  /** Characters that are drawn as the font's empty box. */
  readonly blankBoxes: readonly string[]
  /** `[x, right end, size]` of each piece of text, by its text, in points. */
  readonly pieces: readonly Piece[]
  readonly info: Readonly<Record<string, unknown>>
  readonly language: string | null
  readonly displaysTitle: boolean
}

interface Piece {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly size: number
}

interface Glyph {
  readonly originalCharCode: number
  readonly unicode: string
}

/** What a PDF file holds, as pdf.js reads it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages: string[] = []
  const pieces: Piece[] = []
  const fonts = new Map<string, boolean>()
  const blankBoxes: string[] = []

  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    let text = ''
    for (const item of items) {
      if (!('str' in item)) continue
      text += item.hasEOL ? `${item.str} ` : item.str
      const [size = 0, , , , left = 0] = item.transform as number[]
      if (item.str.trim()) pieces.push({ text: item.str, left, right: left + item.width, size })
    }
    pages.push(text.replace(/\s+/g, ' '))

    const { fnArray, argsArray } = await page.getOperatorList()
    fnArray.forEach((operator, index) => {
      if (operator === OPS.setFont) {
        const font = page.commonObjs.get(argsArray[index][0])
        fonts.set(font.name.replace(/^[A-Z]+\+/, ''), !font.missingFile)
      }
      if (operator === OPS.showText) {
        for (const glyph of argsArray[index][0] as (Glyph | number)[]) {
          if (typeof glyph === 'object' && glyph.originalCharCode === 0)
            blankBoxes.push(glyph.unicode)
        }
      }
    })
  }

  const { info } = await document.getMetadata()
  const preferences = await document.getViewerPreferences()
  return {
    pages,
    pieces,
    fonts: new Set(fonts.keys()),
    hasAllFonts: [...fonts.values()].every(Boolean),
    blankBoxes,
    info: info as Record<string, unknown>,
    language: (info as { Language?: string }).Language ?? null,
    displaysTitle: preferences?.['DisplayDocTitle'] === true,
  }
}

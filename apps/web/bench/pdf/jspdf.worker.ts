import { jsPDF } from 'jspdf'
import { conditions } from '../../src/features/quote/conditions.ts'
import type { IssuedQuote } from '../../src/features/quote/issued-quote.ts'
import regular from '../../src/features/quote/pdf/fonts/inter-regular-latin.ttf?url'
import bold from '../../src/features/quote/pdf/fonts/inter-semibold-latin.ttf?url'
import { date } from '../../src/format/date.ts'
import { euros, kilometers, minutes } from '../../src/format/french.ts'

export type JsPdfAnswer = Blob

const fonts = Promise.all([regular, bold].map(binaryString))

// The content of the site's PDF in the same fonts, without its drawings.
self.addEventListener('message', async ({ data: quote }: MessageEvent<IssuedQuote>) => {
  const { address, city, client, description, issuedAt, number, price, service, urgency } = quote
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  for (const [index, style] of ['normal', 'bold'].entries()) {
    pdf.addFileToVFS(`${style}.ttf`, (await fonts)[index] ?? '')
    pdf.addFont(`${style}.ttf`, 'Inter', style)
  }
  let y = 8
  const write = (text: string, style = 'normal', size = 10.5) => {
    pdf.setFont('Inter', style).setFontSize(size)
    const lines: string[] = pdf.splitTextToSize(text, 194)
    y += 6
    pdf.text(lines, 8, y)
    y += (lines.length - 1) * 5
  }
  const priced = (label: string, amount: number) => {
    write(label)
    pdf.text(euros(amount), 202, y, { align: 'right' })
  }
  write(`Plombier 2 Minutes – Devis ${number} du ${date(issuedAt)}`, 'bold', 18)
  for (const text of Object.values(client)) write(text)
  write(address.label)
  for (const text of [service.name, urgency.label, description]) write(text)
  write(service.tools.join(', '))
  for (const { label, amount } of price.pdfLines) priced(label, amount)
  priced('Total TTC', price.pdf.total)
  write(`${kilometers(price.distance)} depuis le centre de ${city.name}`)
  write(minutes(price.travelTime))
  for (const condition of Object.values(conditions(price.tariff))) write(condition)
  write('Page 1 / 1')
  self.postMessage(pdf.output('blob'))
})

async function binaryString(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

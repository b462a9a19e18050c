import PdfKit from 'pdfkit'
import type { Style } from './families.ts'
import type { Typeface } from './typeface.ts'
import { type Direction, type Line, typesetter } from './typeset.ts'

export type Block = {
  text: string
  style?: Style
  size?: number
  color?: string
  align?: 'start' | 'end'
}
/** `x` and `width` start at the line start, which is the right side for Arabic. */
type Place = { x: number; y: number; width: number }

const a4 = { width: 595.28, height: 841.89 }
export const margin = 42
export const contentWidth = a4.width - 2 * margin
export const contentEnd = a4.height - margin - 24
export const ink = '#1d2a26'
export const quiet = '#5b6a64'
const rule = '#c9d2cd'
export const accent = '#0b6b4f'

const leading = 1.4

type Head = { title: string; language: string; author: string }

export const createPaper = (typeface: Typeface, direction: Direction, { title, language, author }: Head) => {
  const info = { Title: title, Author: author }
  // PDFKit's built-in fonts have Latin letters only.
  const font = null as unknown as string
  const doc = new PdfKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    font,
    info,
  })
  const setter = typesetter(typeface, direction)
  const toLeft = (x: number, width: number) => (direction === 'rtl' ? a4.width - x - width : x)

  const breakLines = ({ text, style = 'regular', size = 9 }: Block, width: number) =>
    setter.lines(text, { style, size }, width)
  const measureHeight = (block: Block, width: number) => breakLines(block, width).length * (block.size ?? 9) * leading

  const drawLine = (line: Line, left: number, baseline: number) => {
    let at = left
    for (const { text, face, width } of line.runs) {
      doc.registerFont(face.name, face.font as unknown as string)
      doc.font(face.name).text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] })
      at += width
    }
  }

  return {
    measureHeight,
    stackHeight: (blocks: Block[], width: number) =>
      blocks.reduce((sum, block) => sum + measureHeight(block, width), 0),
    write: (block: Block, { x, y, width }: Place): number => {
      const { size = 9, color = ink, align = 'start' } = block
      const isLeft = (align === 'start') === (direction === 'ltr')
      doc.fontSize(size).fillColor(color)
      const lines = breakLines(block, width)
      for (const [at, line] of lines.entries()) {
        const left = toLeft(x, width) + (isLeft ? 0 : width - line.width)
        drawLine(line, left, y + at * size * leading + size * 1.08)
      }
      return y + lines.length * size * leading
    },
    line: (x: number, y: number, width: number, color = rule) => {
      const left = toLeft(x, width)
      doc
        .lineWidth(0.6)
        .strokeColor(color)
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke()
    },
    box: ({ x, y, width }: Place, height: number) => {
      doc.lineWidth(0.6).strokeColor(rule).rect(toLeft(x, width), y, width, height).stroke()
    },
    addPage: () => doc.addPage(),
    onEachPage: (draw: (page: number, pages: number) => void) => {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        draw(page + 1, count)
      }
    },
    finish: () =>
      new Promise<Buffer>((resolve, reject) => {
        const chunks: Buffer[] = []
        doc.on('data', (chunk: Buffer) => chunks.push(chunk))
        doc.on('end', () => resolve(Buffer.concat(chunks)))
        doc.on('error', reject)
        doc.end()
      }),
  }
}

export type Paper = ReturnType<typeof createPaper>

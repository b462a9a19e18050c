import { pieceWords } from '@partgate/schema/piece-words.ts'
import { type Concept, conceptsOfWord, foldText } from '../columns/header-words.ts'
import { filledCells } from './header-row.ts'
import type { Section } from './find-table.ts'
import type { ListLine } from './read-rows.ts'
import type { TextSheet } from './text-sheet.ts'

type Block = { count: number | null; lines: ListLine[] }

const [maxTitleCells, maxTitleChars] = [4, 80]
/** `(x10)`, `[10x]`, `- x 10`, `× 5`; neither `LCD 2x16` nor `M3 x 10`. */
const times = /(?:^|[([{（【,;:\s-])(?:(?<!\d\s?)[x×*]\s?(\d{1,5})|(\d{1,5})\s?[x×](?!\s?\d))(?=$|[)\]}）】,;:\s])/iu
/** `2 x10` of `Board 2 x10`. */
const behindNumber = /\p{L}\s?\d{1,2}\s+x(\d{1,5})\s*$/iu
const counted = new RegExp(String.raw`(?<![\p{L}\d.,])(\d{1,5})\s?(${pieceWords}(?!\p{L})|\p{L}+)`, 'giu')
const labeled = /(\p{L}[\p{L}. ]*?)\s*[:=：]\s*(\d{1,5})(?![\d.,/-])/gu

const isOf = (word: string, concepts: readonly Concept[]) =>
  concepts.some((concept) => conceptsOfWord.get(foldText(word))?.has(concept))
/** `Build quantity`, but not `Component count`. */
const isCountLabel = (label: string) => {
  const words = label.split(/[. ]+/).filter((word) => word !== '')
  return (
    words.some((word) => isOf(word, ['board', 'quantity'])) &&
    words.every((word) => isOf(word, ['board', 'quantity', 'number', 'order', 'needed', 'total', 'ofWords']))
  )
}
const isPiece = new RegExp(`^${pieceWords}$`, 'iu')

/** 10 of `Main board (x10)`, `10 boards`, `Sensor board, Qty: 10`; null for other titles. */
const readBoardCount = (title: string): number | null => {
  const text = title.normalize('NFKC')
  const found = times.exec(text) ?? behindNumber.exec(text)
  if (found) return Number(found[1] ?? found[2])
  const ofPieces = text.matchAll(counted).find(([, , word = '']) => isPiece.test(word) || isOf(word, ['board']))
  if (ofPieces) return Number(ofPieces[1])
  const ofLabel = text.matchAll(labeled).find(([, label = '']) => isCountLabel(label))
  return ofLabel ? Number(ofLabel[2]) : null
}

const readTitle = (sheet: TextSheet, at: number) => {
  const row = sheet.row(at)
  const text = row.filter((cell) => cell !== '').join(' ')
  return filledCells(row) <= maxTitleCells && text.length <= maxTitleChars ? readBoardCount(text) : null
}

const isTitle = ({ kind }: ListLine) => kind === 'title' || kind === 'note'
const isPart = ({ kind }: ListLine) => kind === 'part' || kind === 'alternate' || kind === 'not_fitted'

const findLast = (counts: readonly (number | null)[]) => counts.findLast((count) => count !== null) ?? null

/** The lines of a table below each title that names a count. Where titles within the table do, each of its titles begins a block. */
const listBlocks = (sheet: TextSheet, from: number, headerRow: number, lines: readonly ListLine[]): Block[] => {
  const above = Array.from({ length: Math.max(0, headerRow - from) }, (_, at) => readTitle(sheet, from + at))
  const isCounting = (line: ListLine) => isTitle(line) && readTitle(sheet, line.at) !== null
  const below = lines.slice(0, lines.findLastIndex(isPart) + 1)
  const hasCounts = below.some(isCounting)
  const blocks: Block[] = [{ count: findLast(above), lines: [] }]
  for (const line of below) {
    if (hasCounts && (line.kind === 'title' || isCounting(line)))
      blocks.push({ count: readTitle(sheet, line.at), lines: [] })
    blocks.at(-1)?.lines.push(line)
  }
  return blocks
}

/** `Main board (x10)` above one table and `Sensor board (x5)` above the next: no number of boards fits all lines, so their quantities are
 * unsure. */
export const withUnsureBoards = (
  sheet: TextSheet,
  sections: readonly Pick<Section, 'headerRow' | 'firstRow' | 'endRow'>[],
  lines: readonly ListLine[],
): ListLine[] => {
  let from = 0
  const blocks = sections.flatMap(({ headerRow, firstRow, endRow }) => {
    const own = lines.filter(({ at }) => at >= firstRow && at < endRow)
    const found = listBlocks(sheet, from, headerRow, own)
    from = (own.findLast(isPart)?.at ?? headerRow) + 1
    return found
  })
  const counts = new Set(blocks.flatMap(({ count, lines: below }) => (below.some(isPart) ? [count] : [])))
  if (counts.size < 2) return [...lines]
  return lines.map((line) =>
    isPart(line) && line.quantity.qty !== null ? { ...line, quantity: { ...line.quantity, state: 'unsure' } } : line,
  )
}

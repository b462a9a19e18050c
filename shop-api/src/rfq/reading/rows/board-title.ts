import { pieceWords } from '@partgate/schema/piece-words.ts'
import { looksLikeDesignators } from '../columns/designators.ts'
import { type Concept, conceptsOfWord, foldText } from '../columns/header-words.ts'
import { filledCells } from './header-row.ts'
import type { TextSheet } from './text-sheet.ts'

const [maxTitleCells, maxTitleChars] = [4, 80]
/** `(x10)`, `[10x]`, `- x 10`, `× 5`; neither `LCD 2x16` nor `M3 x 10`. */
export const timesPattern =
  /(?:^|[([{（【,;:\s-])(?:(?<!\d\s?)[x×*]\s?(\d{1,5})|(\d{1,5})\s?[x×](?!\s?\d))(?=$|[)\]}）】,;:\s])/iu
/** `2 x10` of `Board 2 x10`. */
const behindNumber = /\p{L}\s?\d{1,2}\s+x(\d{1,5})\s*$/iu
const counted = new RegExp(String.raw`(?<![\p{L}\d.,])(\d{1,5})\s?(${pieceWords}(?!\p{L})|\p{L}+)`, 'giu')
const labeled = /(\p{L}[\p{L}. ]*?)\s*[:=：]\s*(\d{1,5})(?![\d.,/-])/gu

export const isOf = (word: string, concepts: readonly Concept[]) =>
  concepts.some((concept) => conceptsOfWord.get(foldText(word))?.has(concept))
/** `Build quantity`, but not `Component count`. */
const isCountLabel = (label: string) => {
  const words = label.split(/[. ]+/).filter((word) => word !== '')
  return (
    words.some((word) => isOf(word, ['board', 'quantity'])) &&
    words.every((word) => isOf(word, ['board', 'quantity', 'number', 'order', 'needed', 'total', 'ofWords']))
  )
}
const isPiece = new RegExp(String.raw`^(?:${pieceWords}|ex(?:emplaires?|emplare?)?|ejemplar(?:es)?|copie?s)$`, 'iu')

/** 10 of `Main board (x10)`, `10 boards`, `Sensor board, Qty: 10`; null for other titles. */
export const readBoardCount = (title: string): number | null => {
  const text = title.normalize('NFKC')
  const found = timesPattern.exec(text) ?? behindNumber.exec(text)
  if (found) return Number(found[1] ?? found[2])
  const ofPieces = text.matchAll(counted).find(([, , word = '']) => isPiece.test(word) || isOf(word, ['board']))
  if (ofPieces) return Number(ofPieces[1])
  const ofLabel = text.matchAll(labeled).find(([, label = '']) => isCountLabel(label))
  return ofLabel ? Number(ofLabel[2]) : null
}

const joinCells = (row: readonly string[]) => row.filter((cell) => cell !== '').join(' ')
/** The count that a title of few cells names; null for other rows. */
export const readTitle = (sheet: TextSheet, at: number) => {
  const row = sheet.row(at)
  const text = joinCells(row)
  return filledCells(row) <= maxTitleCells && text.length <= maxTitleChars ? readBoardCount(text) : null
}

/** `Boards: 20` alone in a row is the count of the whole list. */
export const isLabelOnly = (sheet: TextSheet, at: number) => {
  const [, label] = /^([^:=：]+)[:=：]\s*\d{1,5}$/u.exec(joinCells(sheet.row(at))) ?? []
  return label !== undefined && isCountLabel(label.trim())
}

/** `Sensor board | 4 pcs` directly above a header. */
export const isBoardTitle = (sheet: TextSheet, at: number) =>
  filledCells(sheet.row(at)) <= 2 && !sheet.row(at).some(looksLikeDesignators) && readTitle(sheet, at) !== null

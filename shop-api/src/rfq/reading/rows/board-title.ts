import { pieceWords } from '@partgate/schema/piece-words.ts'
import { looksLikeDesignators } from '../columns/designators.ts'
import { type Concept, conceptsOfWord, foldText } from '../columns/header-words.ts'
import { filledCells } from './header-row.ts'
import type { TextSheet } from './text-sheet.ts'

const [maxTitleCells, maxTitleChars] = [4, 80]
const boards = String.raw`(?:boards|pcba?s|platinen|leiterplatten|baugruppen|cartes|placas|schede|платы?|套|台)`
const boardWord =
  /boards?(?!\p{L}|[\s-]+(?:to|edge|connect))|(?<!\p{L})(?:pcba?s?|leiterplatten?|cartes?|placas?|sched[ae]|плат[аы]?)(?!\p{L})|(?:platine|baugruppe)n?(?!\p{L})|板|보드|기판/iu

/** `(x10)`, `[10x]`, `- x 10`, `× 5` and `10x` before a name; neither `LCD 2x16` nor `M3 x 10`. */
export const timesPattern =
  /(?:^|[([{（【,;:\s-])(?:(?<!\d\s?)[x×*]\s?(\d{1,5})|(\d{1,5})\s?[x×](?!\s?\d))(?=\s*$|[)\]}）】,;:])|^(\d{1,5})\s?[x×]\s+(?!\d)/iu
/** 10 of `Board 2 x10`, which `timesPattern` rejects because a digit is before the x. */
const behindNumber = /\p{L}\s?\d{1,2}\s+x(\d{1,5})\s*$/iu
const counted = new RegExp(
  String.raw`(?<!(?:rev|revision|ver|version|sheet|page|no|nr|number)[.:]?\s*)(?<![\p{L}\d.,])(\d{1,5})\s?(?:${pieceWords}|ex(?:emplaires?|emplare?|\.)?|ejemplar(?:es)?|copie?s|${boards})(?!\p{L})`,
  'iu',
)
const stated = /(?<!\p{L})(?:qty|quantity|quantité|anzahl|menge|数量)[\s.:=：]*(\d{1,5})(?![\d.,/-])/iu
const labeled = /^(\p{L}[\p{L}. ]*?)\s*[:=：]\s*(\d{1,5})$/u

export const hasConcept = (word: string, concepts: readonly Concept[]) =>
  concepts.some((concept) => conceptsOfWord.get(foldText(word))?.has(concept))
/** `Build quantity`, `Boards` and `Number of boards`, but neither `Component count` nor `Board number`. */
const isCountLabel = (label: string) => {
  const words = label.split(/[. ]+/).filter((word) => word !== '')
  return (
    words.every((word) => hasConcept(word, ['board', 'quantity', 'number', 'order', 'needed', 'total', 'ofWords'])) &&
    words.some((word) => hasConcept(word, ['quantity']) || new RegExp(`^${boards}$`, 'iu').test(word))
  )
}

/** 10 of `Main board (x10)`, `10 boards`, `Sensor board, Qty: 10`. */
export const readBoardCount = (text: string): number | null => {
  const found = [timesPattern, behindNumber, counted, stated].flatMap((form) => form.exec(text.normalize('NFKC')) ?? [])
  const [first] = found.filter((digits) => /^\d+$/.test(digits ?? ''))
  return first === undefined ? null : Number(first)
}

const joinCells = (row: readonly string[]) => row.filter((cell) => cell !== '').join(' ')
/** 20 in a row that has only `Boards: 20`; null for other rows. */
export const readLabeledBoardCount = (sheet: TextSheet, at: number): number | null => {
  const [, label = '', count] = labeled.exec(joinCells(sheet.row(at))) ?? []
  return count !== undefined && isCountLabel(label.trim()) ? Number(count) : null
}

/** The count in a title of a board; null for a short title of a board without a count, undefined for other rows. */
export const readBoardTitleCount = (sheet: TextSheet, at: number): number | null | undefined => {
  const row = sheet.row(at)
  const text = joinCells(row)
  if (filledCells(row) > maxTitleCells || text.length > maxTitleChars) return undefined
  const count = readLabeledBoardCount(sheet, at)
  if (count !== null || !boardWord.test(text)) return count ?? undefined
  return readBoardCount(text) ?? (/^[^:.]{1,40}$/.test(text) ? null : undefined)
}

/** A row of at most two filled cells without designators that states a number of boards: `Carte fille | 4 ex.` */
export const isBoardCountRow = (sheet: TextSheet, at: number) =>
  filledCells(sheet.row(at)) <= 2 &&
  !sheet.row(at).some(looksLikeDesignators) &&
  typeof readBoardTitleCount(sheet, at) === 'number'

import { maxPieces } from '@partgate/schema/limits.ts'
import { pieceWords } from '@partgate/schema/piece-words.ts'
import { toAsciiNumber, type DecimalSign, splitNumber } from './number-text.ts'
import type { Cell } from './formats/read-sheets.ts'

const pieceUnit = new RegExp(String.raw`\s?${pieceWords}$`, 'iu')

/** `2x`, `x 2`. */
const times = /^[x×]\s?(\d+)$|^(\d+)\s?[x×]$/i

type Quantity = { qty: number } | { problem: 'no_quantity' | 'bad_quantity' }

const bad: Quantity = { problem: 'bad_quantity' }

const wholePieces = (pieces: number): Quantity =>
  Number.isInteger(pieces) && pieces >= 1 && pieces <= maxPieces ? { qty: pieces } : bad

/** An ambiguous number is never guessed. `1,000` is ambiguous where the comma is the decimal sign, because some programs write three decimals. */
export const readQuantity = (cell: Cell | undefined, text: string, sign: DecimalSign | null): Quantity => {
  if (typeof cell === 'number') return wholePieces(cell)
  if (text === '') return { problem: 'no_quantity' }
  if (typeof cell !== 'string') return bad
  const ascii = toAsciiNumber(text.replace(times, '$1$2'))
  const [, thousands] = /^(\d{1,6})k$/i.exec(ascii) ?? []
  if (thousands) return wholePieces(Number(thousands) * 1_000)
  const number = splitNumber(toAsciiNumber(ascii.replace(pieceUnit, '')), sign)
  // `6.0000` is 6; `1,0000` may be a typing error.
  const isLong = sign === '.' && /^\d+\.0{4,6}$/.test(ascii)
  if (!number || !(isLong || /^0{0,2}$/.test(number.fraction))) return bad
  return wholePieces(Number(number.whole))
}

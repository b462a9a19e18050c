import type { Cell } from './read-sheets.ts'

export const maxCharacters = 200

/** Signs that show nothing, or that turn round what stands beside them. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu
const directions = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** On one line, with no sign that cannot be seen. */
export const plainText = (text: string): string =>
  text.toWellFormed().replaceAll(directions, '').replaceAll(unseen, ' ').trim()

const datePart = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10))

/** What a person sees in a cell. A number is written in full, without `.0`: a part number may have become one. */
const seenText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return datePart(cell)
  if (typeof cell === 'number' && Number.isInteger(cell)) return BigInt(cell).toString()
  return String(cell)
}

/** A cell's text, and whether it was longer than is kept. */
export const cellText = (cell: Cell | undefined): { text: string; isCut: boolean } => {
  // A cell may hold megabytes, of which cleaning looks at the beginning only.
  const seen = seenText(cell)
  const text = plainText(seen.slice(0, maxCharacters * 10))
  const isCut = text.length > maxCharacters || (text.length > 0 && seen.length > maxCharacters * 10)
  return {
    text: isCut
      ? text
          .slice(0, maxCharacters)
          .replace(/[\uD800-\uDBFF]$/, '')
          .trimEnd()
      : text,
    isCut,
  }
}

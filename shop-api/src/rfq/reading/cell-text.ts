import type { Cell } from './formats/read-sheets.ts'

export const maxCellChars = 200

/** Invisible characters, and characters that change the text direction. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu
const directions = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** CSV writers put an apostrophe before a text that a spreadsheet would take for a formula, and spreadsheets before digits that are a text. */
const formulaGuard = /^'(?=[=+\-@]|\d[^']*$)/

/** Shops export texts as formulas, `="0603"`, so that a spreadsheet does not turn them into numbers. */
const textFormula = /^="((?:[^"]|"")*)"$/
/** The text and the address of `[LM358DR](https://… "title")`. */
export const markdownLink = String.raw`\[([^[\]]{1,100})\]\((https?:[^()\s]{1,500})(?: "[^"]{0,100}")?\)`
const markdownLinks = new RegExp(markdownLink, 'g')
/** `C14663` in backticks, or in bold. */
const markdownSpan = /^(`|\*\*)([^`*]{1,100})\1$/

export const toPlainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(directions, '')
    .replaceAll(unseen, ' ')
    .trim()
    .replace(textFormula, '$1')
    .replaceAll(markdownLinks, '$1')
    .replace(markdownSpan, '$2')
    .replace(formulaGuard, '')

const datePart = (date: Date) => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10))

/** Numbers are written in full, without `.0`: a part number may have become a number. */
const seenText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return datePart(cell)
  if (typeof cell === 'number' && Number.isInteger(cell)) return BigInt(cell).toString()
  return String(cell)
}

export const toCellText = (cell: Cell | undefined, maxChars = maxCellChars): { text: string; isCut: boolean } => {
  // A cell may hold megabytes, so only the beginning is cleaned.
  const seen = seenText(cell)
  const text = toPlainText(seen.slice(0, maxChars * 10))
  const isCut = text.length > maxChars || (text.length > 0 && seen.length > maxChars * 10)
  return {
    text: isCut
      ? text
          .slice(0, maxChars)
          .replace(/[\uD800-\uDBFF]$/, '')
          .trimEnd()
      : text,
    isCut,
  }
}

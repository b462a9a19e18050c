import { looksLikeDesignators } from '../columns/designators.ts'
import type { Cell, Rows } from './read-sheets.ts'

const minNamedCells = 3
const findHeaderWidth = (rows: Rows) =>
  rows.find((row) => (row?.filter((cell) => cell !== '').length ?? 0) >= minNamedCells)?.length ?? 0

/** Designators between commas without quotes are one cell, where the row has just so many cells more than the first one. */
export const joinDesignators = (rows: Rows): Rows => {
  const width = findHeaderWidth(rows)
  return rows.map((row) => {
    const excess = (row?.length ?? 0) - width
    if (!row || width === 0 || excess < 1) return row
    const texts = row.map((cell) => String(cell ?? '').trim())
    const start = texts.findIndex((text, at) => {
      const run = texts.slice(at, at + excess + 1)
      return run.length > excess && run.every((each) => /\d/.test(each) && looksLikeDesignators(each))
    })
    const [before, after] = [texts[start - 1] ?? '', texts[start + excess + 1] ?? '']
    if (start < 0 || looksLikeDesignators(before) || looksLikeDesignators(after)) return row
    const joined = row.slice(start, start + excess + 1).join(', ')
    return [...row.slice(0, start), joined, ...row.slice(start + excess + 1)]
  })
}

const beginsWithBlank = (cell: Cell | undefined) => typeof cell === 'string' && /^ \S/.test(cell)

/** `Jack, female, 50 ohm` without quotes is one cell, where a blank follows just the commas that the row has too many, and no comma between cells. */
export const joinSentences = (rows: Rows): Rows => {
  const width = findHeaderWidth(rows)
  if (width === 0 || rows.some((row) => row?.length === width && row.some(beginsWithBlank))) return rows
  return rows.map((row) => {
    const excess = (row?.length ?? 0) - width
    if (!row || excess < 1 || row.filter(beginsWithBlank).length !== excess) return row
    const joined: Cell[] = []
    for (const cell of row)
      if (beginsWithBlank(cell) && joined.length > 0) joined.push(`${String(joined.pop())},${String(cell)}`)
      else joined.push(cell)
    return joined
  })
}

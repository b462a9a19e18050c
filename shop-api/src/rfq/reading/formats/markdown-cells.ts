import { markdownLink } from '../cell-text.ts'
import type { Rows } from './read-sheets.ts'

const isRule = (row: Rows[number]) => {
  const filled = (row ?? []).map((cell) => String(cell ?? '').trim()).filter((cell) => cell !== '')
  return filled.length > 0 && filled.every((cell) => /^:?-+:?$/.test(cell)) && filled.some((cell) => cell.length > 1)
}

const maxChars = 1_000
const escapedSign = /\\([!-/:-@[-`{-~])/g
/** Code points of private use stand for escaped signs meanwhile. */
const firstHidden = 0xe0_00
const hiddenSign = /[\uE000-\uE07F]/g

/** `**4**`, `` `C7950` ``, `*10k*`, `JP1\-JP7`, `[LM358DR](datasheets/lm358.pdf)`: the text that a reader of the page sees. */
const toShownText = (text: string) => {
  if (text.length > maxChars) return text
  return text
    .replaceAll(escapedSign, (_, sign: string) => String.fromCodePoint(firstHidden + (sign.codePointAt(0) ?? 0)))
    .replaceAll(/(?<!!)\[([^[\]]{1,100})\]\((?!https?:)[^()]{1,300}\)/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/\*\*(\S|\S.*?\S)\*\*/g, '$1')
    .replaceAll(/(?<![\w*])\*([^\s*]|[^\s*][^*]*[^\s*])\*(?![\w*])/g, '$1')
    .replace(/^__(\S.*\S)__$/, '$1')
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(hiddenSign, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - firstHidden))
}

/** The cells of a table with bars; where a rule stands below its header, they are Markdown. */
export const readMarkdownCells = (rows: Rows): Rows => {
  const rules = rows.map(isRule)
  if (!rules.includes(true)) return rows
  return rows.map((row, at) =>
    rules[at] ? [] : row?.map((cell) => (typeof cell === 'string' ? toShownText(cell) : cell)),
  )
}

const listItem = /^(\s*(?:[-*+•]|\d{1,3}[.)])\s+)(\S[^\t|]*)$/
const wholeLink = new RegExp(`^${markdownLink}$`)

/** An item of a list, such as `- **2x** 10k resistor` or `* [LM358DR](https://…)`, or a line that is a link. */
export const readMarkdownLine = (line: string): string => {
  const [, mark = '', text = ''] = listItem.exec(line) ?? []
  if (mark === '') return line.replace(wholeLink, '$1')
  return mark + toShownText(text.trim().replace(wholeLink, '$1'))
}

import { cpus, totalmem } from 'node:os'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../tools/env.ts'

const file = join(root, 'bench', 'results.md')

export const formatDate = (date: Date) => date.toISOString().slice(0, 10)

export const describeMachine = (date: Date) =>
  `${formatDate(date)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processor cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory`

export type Table = { head: string[]; rows: string[][] }

/** As the formatter writes it. */
export const toMarkdownTable = ({ head, rows }: Table) => {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((cells) => cells[at]?.length ?? 0)))
  const toLine = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(toLine).join('\n')
}

const readTitle = (part: string) => part.split('\n', 1)[0]
const splitParts = (results: string) => results.split(/^(?=# )/m).filter((part) => part.trim() !== '')

/** The first table of the part with this title; empty without one. */
export const readTable = (results: string, title: string): Table => {
  const part = splitParts(results).find((each) => readTitle(each) === title) ?? ''
  const [head = [], , ...rows] = (/(?:^\|.*\|\n)+/m.exec(part)?.[0] ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  return { head, rows }
}

/** The columns of `before` that were not measured again keep their cells. The first cell of a row is its name. */
export const withColumns = (before: Table, measured: Table): Table => {
  const head = [...new Set([...before.head, ...measured.head])]
  const find = ({ head: titles, rows }: Table, name: string | undefined, title: string) =>
    rows.find((row) => row[0] === name)?.[titles.indexOf(title)]
  return {
    head,
    rows: measured.rows.map(([name]) =>
      head.map((title) => find(measured, name, title) ?? find(before, name, title) ?? ''),
    ),
  }
}

export const withStoredColumns = async (title: string, measured: Table) =>
  withColumns(readTable(await readFile(file, 'utf8'), title), measured)

/** Replaces the part of the file that begins with the same title as `text`. */
export const withPart = (results: string, text: string) => {
  const parts = splitParts(results)
  const at = parts.findIndex((part) => readTitle(part) === readTitle(text))
  const all = at < 0 ? [...parts, text] : parts.with(at, text)
  return `${all.map((part) => part.trim()).join('\n\n')}\n`
}

export const writeResults = async (text: string) => {
  await writeFile(file, withPart(await readFile(file, 'utf8'), text))
  console.log(`Written to ${file}.`)
}

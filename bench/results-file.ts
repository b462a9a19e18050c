import { cpus, totalmem } from 'node:os'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../tools/env.ts'

const file = join(root, 'bench', 'results.md')

export const formatDate = (date: Date) => date.toISOString().slice(0, 10)

export const describeMachine = (date: Date) =>
  `${formatDate(date)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processor cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory`

export type Table = { head: string[]; rows: string[][] }

/** Padded as the code formatter pads it. */
export const toMarkdownTable = ({ head, rows }: Table) => {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((cells) => cells[at]?.length ?? 0)))
  const toLine = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(toLine).join('\n')
}

const readHeading = (section: string) => section.split('\n', 1)[0]
const splitSections = (results: string) => results.split(/^(?=# )/m).filter((section) => section.trim() !== '')

/** The first table of the section with this heading, such as `# Pages, measured`; an empty table without such a section or table. */
export const readTable = (results: string, heading: string): Table => {
  const section = splitSections(results).find((each) => readHeading(each) === heading) ?? ''
  const [head = [], , ...rows] = (/(?:^\|.*\|\n)+/m.exec(section)?.[0] ?? '')
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

/** The measured table with the columns of `stored` that were not measured again. The first cell of a row is its name. */
export const mergeColumns = (stored: Table, measured: Table): Table => {
  const head = [...new Set([...stored.head, ...measured.head])]
  const findCell = ({ head: columns, rows }: Table, name: string | undefined, column: string) =>
    rows.find((row) => row[0] === name)?.[columns.indexOf(column)]
  return {
    head,
    rows: measured.rows.map(([name]) =>
      head.map((column) => findCell(measured, name, column) ?? findCell(stored, name, column) ?? ''),
    ),
  }
}

export const mergeWithStoredColumns = async (heading: string, measured: Table) =>
  mergeColumns(readTable(await readFile(file, 'utf8'), heading), measured)

/** Replaces the section of `results` that has the same heading, or adds one at the end. */
export const withSection = (results: string, section: string) => {
  const sections = splitSections(results)
  const at = sections.findIndex((each) => readHeading(each) === readHeading(section))
  const all = at < 0 ? [...sections, section] : sections.with(at, section)
  return `${all.map((each) => each.trim()).join('\n\n')}\n`
}

export const writeSection = async (section: string) => {
  await writeFile(file, withSection(await readFile(file, 'utf8'), section))
  console.log(`Written to ${file}.`)
}

import { cpus, totalmem } from 'node:os'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../tools/env.ts'

const file = join(root, 'bench', 'results.md')

export const describeMachine = (date: Date) =>
  `${date.toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processor cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory`

/** As the formatter writes it. */
export const toMarkdownTable = (head: string[], rows: string[][]) => {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((cells) => cells[at]?.length ?? 0)))
  const toLine = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(toLine).join('\n')
}

/** Replaces the part of the file that begins with the same title as `text`. */
export const withPart = (results: string, text: string) => {
  const parts = results.split(/^(?=# )/m).filter((part) => part.trim() !== '')
  const readTitle = (part: string) => part.split('\n', 1)[0]
  const at = parts.findIndex((part) => readTitle(part) === readTitle(text))
  const all = at < 0 ? [...parts, text] : parts.with(at, text)
  return `${all.map((part) => part.trim()).join('\n\n')}\n`
}

export const writeResults = async (text: string) => {
  await writeFile(file, withPart(await readFile(file, 'utf8'), text))
  console.log(`Written to ${file}.`)
}

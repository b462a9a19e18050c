import { readDesignators } from '../columns/designators.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'
import type { TableFacts } from './row-kind.ts'
import type { TextSheet } from './text-sheet.ts'

const usualShare = 0.7
const plain = new Set<Meaning>(['description', 'value'])

export const readTableFacts = (
  sheet: TextSheet,
  rows: readonly number[],
  columns: readonly NamedColumn[],
): TableFacts => {
  const many = rows.filter((at) => sheet.row(at).filter((text) => text !== '').length > 1)
  const share = (column: NamedColumn) =>
    many.filter((at) => (sheet.row(at)[column.at] ?? '') !== '').length / Math.max(many.length, 1)
  const isUsualMeaning = new Set<Meaning>(
    columns.flatMap((column): Meaning[] => {
      const threshold =
        column.meaning === 'line'
          ? 0.5
          : column.meaning === 'designators' || column.meaning === 'quantity'
            ? 0.4
            : usualShare
      return share(column) >= threshold ? [column.meaning === 'total_quantity' ? 'quantity' : column.meaning] : []
    }),
  )
  const isNamed = columns.some(
    ({ meaning, header }) => header !== null && (meaning === 'description' || meaning === 'value'),
  )
  const single = rows.filter((at) => {
    const [first, ...others] = sheet.row(at).flatMap((text, column) => (text === '' ? [] : [column]))
    return others.length === 0 && columns.some(({ at: column, meaning }) => column === first && plain.has(meaning))
  })
  const designators = columns.find(({ meaning }) => meaning === 'designators')
  const listed = rows.flatMap((at) =>
    designators ? (readDesignators(sheet.row(at)[designators.at] ?? '', true)?.names ?? []) : [],
  )
  const filled = rows.filter((at) => sheet.row(at).some((text) => text !== '')).length
  return {
    columns,
    isUsual: (meaning) => isUsualMeaning.has(meaning),
    isPlainList: isNamed && columns.length > 1 && single.length > filled / 2,
    listed: new Set(listed),
  }
}

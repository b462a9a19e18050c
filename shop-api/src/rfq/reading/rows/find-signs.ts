import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { CellKind } from '../columns/cell-kinds.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import { findDecimalSign, findShownSign } from '../number-text.ts'
import type { Section } from './find-table.ts'
import type { TextSheet } from './text-sheet.ts'
import type { Signs } from './three-places.ts'

/** Signs in numbers are read as the list itself shows them. */
export const findSigns = (sheet: TextSheet, section: Section, rows: readonly number[], lang: LocaleCode): Signs => {
  const isWanted = ({ meaning }: NamedColumn) => ['quantity', 'total_quantity', 'target_price'].includes(meaning)
  const listTyped = (columns: readonly NamedColumn[]) =>
    rows.flatMap((at) =>
      columns.flatMap((column) =>
        typeof sheet.cell(at, column.at) === 'string' ? [sheet.row(at)[column.at] ?? ''] : [],
      ),
    )
  const { columns, profiles } = section.table
  const share = ({ at }: NamedColumn, kind: CellKind) => profiles[at]?.share(kind) ?? 0
  const others = columns.filter((column) => !isWanted(column) && share(column, 'number') > 0.8)
  // `1.1` may also be a revision, `12.01` a date.
  const prices = columns.filter((column) => column.header?.isPrice || share(column, 'money') > 0.8)
  const own = listTyped(columns.filter(isWanted))
  return {
    read: findDecimalSign(own, lang, listTyped(others)),
    shown: findShownSign(own, listTyped(prices)) ?? null,
  }
}

import type { SavedPartsListRowInput } from '#graphql/generated/types.ts'
import type { BomList } from '../bom-list.ts'
import { findShownLines } from '../shown-lines.ts'
import { findSavedLines } from './saved-list.ts'

const meanings = {
  designators: 'DESIGNATORS',
  value: 'VALUE',
  package: 'PACKAGE',
  description: 'DESCRIPTION',
  manufacturerName: 'MANUFACTURER',
  numbers: 'MANUFACTURER_PART_NUMBER',
  quantity: 'QUANTITY',
  targetPrice: 'TARGET_PRICE',
  dateCode: 'DATE_CODE',
  note: 'NOTE',
  customerPartNumber: 'INTERNAL_PART_NUMBER',
} as const satisfies { [field in keyof SavedPartsListRowInput]: string }
type Field = keyof typeof meanings

const isField = (name: string): name is Field => Object.hasOwn(meanings, name)

/** Number of the line, and meaning of the field, that `["input", "rows", "2", "value"]` names; null for other errors. */
export const findErrorPlace = (list: BomList, path: readonly string[] | null | undefined) => {
  const [, rows, at, field = ''] = path ?? []
  const line = findSavedLines(list)[Number(at)]
  const number = line ? findShownLines(list).indexOf(line) + 1 : 0
  return rows === 'rows' && number > 0 && isField(field) ? { number, meaning: meanings[field] } : null
}

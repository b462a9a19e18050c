import type {
  SavedListQuery,
  SavedRow_RowFragment,
  SavedPartsListRowInput,
  SavePartsListInput,
  SharedPartsListPageQuery,
} from '#graphql/generated/types.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import { readPrice } from '../../quick-rfq/quick-rfq-values.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { isEmptyLine, newListKey, toBomLine } from '../new-lines.ts'
import type { BomMatch } from '../plan-line.ts'
import { canBeOrdered, findShownLines, isPlanned } from '../shown-lines.ts'
import { changesSince } from './changes-since.ts'
import type { ChangedLine, Changes } from './opened-list-store.ts'
import { isSameForMatch, type SavedLine, toSavedLines } from './saved-lines.ts'

type Viewer = NonNullable<SavedListQuery['viewer']>
type SavedList = NonNullable<Viewer['partsList']>
type PrivateName = 'targetPrice' | 'note' | 'customerPartNumber' | 'cells' | 'productId'
type ListedRow = Omit<SavedRow_RowFragment, PrivateName>
type SavedTexts = Pick<Partial<SavedRow_RowFragment>, Exclude<PrivateName, 'productId'>>
type ReadRow = Omit<ListedRow, 'price' | 'snapshot' | 'requiredQuantity' | 'product'> & {
  product: { id: string } | null
} & SavedTexts

const isUnreadable = (text: string, value: unknown) => text.trim() !== '' && !value

/** Quantities and prices that are no numbers; a saved list does not have them. */
export const countUnreadable = ({ lines }: BomList) =>
  lines.reduce(
    (count, { quantity, targetPrice }) =>
      count +
      Number(isUnreadable(quantity, readQuantity(quantity))) +
      Number(isUnreadable(targetPrice, readPrice(targetPrice))),
    0,
  )

/** Links do not show internal numbers. */
const toNumbers = ({ partNumber, otherNumbers, internalNumbers }: BomLine) => [
  ...(partNumber ? [{ meaning: 'MANUFACTURER_PART_NUMBER' as const, number: partNumber }] : []),
  ...otherNumbers.map((number) => ({ meaning: 'DISTRIBUTOR_PART_NUMBER' as const, number })),
  ...internalNumbers.map((number) => ({ meaning: 'INTERNAL_PART_NUMBER' as const, number })),
]

const isBlank = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** A long list has few of the fields, and a request has a maximum size. */
const withoutBlanks = (row: SavedPartsListRowInput): SavedPartsListRowInput =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !isBlank(value)))

export const countBytes = (input: SavePartsListInput) => new TextEncoder().encode(JSON.stringify(input)).length

/** Empty rows of a file are saved for the download. */
export const findSavedLines = ({ lines }: BomList) =>
  lines.filter((line) => line.cells.length > 0 || !isEmptyLine(line))

type Matches = ReadonlyMap<string, { product: Pick<NonNullable<BomMatch['product']>, 'id'> | null }>
/** Lines of the saved list, if the list was saved. */
type SavedLines = ReadonlyMap<string, SavedLine> | undefined

/** Until an opened line is matched, its product is the saved one; undefined for other lines without a match. */
const findProductId = (line: BomLine, matches: Matches, saved: SavedLines) => {
  if (line.productId !== null) return line.productId
  const match = matches.get(line.lineId)
  if (match) return match.product?.id ?? null
  const opened = saved?.get(line.lineId)
  return opened && isSameForMatch(line, opened) ? opened.savedProductId : undefined
}

/** Lines whose product is known, or known not to exist. */
export const countMatched = (list: Pick<BomList, 'lines'>, matches: Matches, saved: SavedLines) => {
  const lines = findShownLines(list).filter(canBeOrdered)
  const matched = lines.filter((line) => findProductId(line, matches, saved) !== undefined)
  return { matched: matched.length, total: lines.length }
}

/** The matching product is saved too, so that its price and stock can be compared later. */
export const toSaveInput = (list: BomList, matches: Matches, saved?: SavedLines): SavePartsListInput => ({
  name: list.name.trim(),
  boards: list.boards,
  attritionPercent: String(list.attritionPercent),
  layout: list.layout || null,
  fileName: list.fileName || null,
  header: [...list.header],
  rows: findSavedLines(list).map((line) =>
    withoutBlanks({
      kind: line.kind,
      designators: line.designators,
      value: line.value,
      package: line.package,
      description: line.description,
      manufacturerName: line.manufacturer,
      numbers: toNumbers(line),
      quantity: readQuantity(line.quantity) || null,
      quantityStatus: line.quantityStatus,
      targetPrice: readPrice(line.targetPrice),
      dateCode: line.dateCode,
      note: line.note,
      customerPartNumber: line.customerPartNumber || null,
      cells: [...line.cells],
      productId: findProductId(line, matches, saved) ?? null,
      isProductChosen: line.productId !== null,
      isSelected: isPlanned(line),
    }),
  ),
})

/** A line whose product was the shop's match, or is no longer sold, is matched again. */
const toLine = (row: ReadRow): BomLine => {
  const main = row.numbers.find(({ meaning }) => meaning === 'MANUFACTURER_PART_NUMBER')
  return toBomLine(row, main, {
    customerPartNumber: row.customerPartNumber ?? '',
    productId: row.isProductChosen ? (row.product?.id ?? null) : null,
    isSelected: row.isSelected,
    isEdited: true,
  })
}

export const toOpenedList = ({
  name,
  fileName,
  layout,
  header,
  boards,
  attritionPercent,
  rows,
}: SavedList): BomList => ({
  listKey: newListKey(),
  name,
  fileName: fileName ?? '',
  layout: layout ?? '',
  header,
  boards,
  attritionPercent: Number(attritionPercent),
  lines: (rows ?? []).map(toLine),
})

export const findChangedLines = (rows: readonly SavedRow_RowFragment[]): ChangedLine[] =>
  rows.flatMap((row, at) => {
    const change = changesSince(row)
    const { product, numbers } = row
    return change ? [{ at, partNumber: product?.partNumber ?? numbers[0]?.number ?? '', change }] : []
  })

export const toChanges = (saved: SavedList, lineIds: readonly string[]): Changes => {
  const rows = saved.rows ?? []
  const lines = toOpenedList(saved).lines.map((line, at) => ({ ...line, lineId: lineIds[at] ?? line.lineId }))
  return { savedAt: saved.updatedAt, lines: findChangedLines(rows), saved: toSavedLines(rows, lines) }
}

type SharedPartsList = NonNullable<SharedPartsListPageQuery['sharedPartsList']>

export const toSharedList = ({ name, boards, attritionPercent, rows }: SharedPartsList): BomList => ({
  listKey: newListKey(),
  name,
  fileName: '',
  layout: '',
  header: [],
  boards,
  attritionPercent: Number(attritionPercent),
  lines: rows.map(toLine),
})

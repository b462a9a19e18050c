import type { ParsedList_ListFragment } from '#graphql/generated/types.ts'
import { randomName } from '#ui/random-name.ts'
import { shortPrice } from '../short-price.ts'
import type { BomLine, BomList } from './bom-list.ts'

export const newLine = (texts: Partial<BomLine> = {}): BomLine => ({
  lineId: randomName(8),
  kind: 'PART',
  partNumber: '',
  manufacturer: '',
  quantity: '',
  quantityStatus: 'MISSING',
  designators: '',
  value: '',
  package: '',
  description: '',
  targetPrice: '',
  dateCode: '',
  note: '',
  customerPartNumber: '',
  otherNumbers: [],
  internalNumbers: [],
  cells: [],
  productId: null,
  isSelected: true,
  takenKeys: [],
  isEdited: false,
  ...texts,
})

type ParsedRow = ParsedList_ListFragment['rows'][number]
type PrivateName = 'targetPrice' | 'targetPriceText' | 'note' | 'cells'
type RowTexts = Omit<ParsedRow, PrivateName | 'numbers' | 'problems'> & Partial<Pick<ParsedRow, PrivateName>>
type RowNumber = Pick<ParsedRow['numbers'][number], 'meaning' | 'number'>

const separateNumbers = (numbers: readonly RowNumber[]): Pick<BomLine, 'otherNumbers' | 'internalNumbers'> => {
  const list = (isInternal: boolean) =>
    numbers.flatMap(({ meaning, number }) => ((meaning === 'INTERNAL_PART_NUMBER') === isInternal ? [number] : []))
  return { otherNumbers: list(false), internalNumbers: list(true) }
}

/** `main`: the number that identifies the part. */
export const toBomLine = (
  row: RowTexts & { numbers: readonly RowNumber[] },
  main: RowNumber | undefined,
  texts: Partial<BomLine>,
): BomLine =>
  newLine({
    kind: row.kind,
    partNumber: main?.number ?? '',
    manufacturer: row.manufacturerName ?? '',
    quantity: row.quantity === null ? '' : String(row.quantity),
    quantityStatus: row.quantityStatus,
    designators: row.designators ?? '',
    value: row.value ?? '',
    package: row.package ?? '',
    description: row.description ?? '',
    targetPrice: row.targetPrice ? shortPrice(row.targetPrice.amount) : '',
    dateCode: row.dateCode ?? '',
    note: row.note ?? '',
    ...separateNumbers(row.numbers.filter((each) => each !== main)),
    cells: row.cells ?? [],
    ...texts,
  })

const emptyRows = 8

export const newListKey = () => randomName(8)

export const emptyList = (): BomList => ({
  listKey: newListKey(),
  name: '',
  fileName: '',
  layout: '',
  header: [],
  boards: 1,
  attritionPercent: 0,
  lines: Array.from({ length: emptyRows }, () => newLine()),
})

export const isEmptyLine = ({ partNumber, manufacturer, quantity, designators, value, ...line }: BomLine) =>
  [partNumber, manufacturer, quantity, designators, value, line.package, line.description].every((text) => !text.trim())

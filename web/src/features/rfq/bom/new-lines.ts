import { randomName } from '#ui/random-name.ts'
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
  cells: [],
  productId: null,
  isSelected: true,
  ...texts,
})

const emptyRows = 8

export const emptyList = (): BomList => ({
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

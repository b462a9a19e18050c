import { shopCurrency } from '@partgate/schema/currency.ts'
import type { Cell } from '#i18n/csv.ts'
import type { BomLine } from '../bom-list.ts'
import { isEmptyLine } from '../new-lines.ts'
import { type LineState, toLineState } from '../line-states.ts'
import { countNeeded } from '../plan-line.ts'
import { findShownLines } from '../shown-lines.ts'
import type { BomFacts, BomProduct } from '../bom-facts.ts'
import { findCodeColumns, toNumberCell } from './number-cells.ts'

const lineColumns = [
  ['designators', 'designators'],
  ['requestedNumber', 'partNumber'],
  ['requestedManufacturer', 'manufacturer'],
  ['value', 'value'],
  ['package', 'package'],
  ['description', 'description'],
  ['quantity', 'quantity'],
  ['customerPartNumber', 'customerPartNumber'],
  ['targetPrice', 'targetPrice'],
  ['dateCode', 'dateCode'],
  ['note', 'note'],
] as const
const rareColumns: ReadonlySet<string> = new Set(['targetPrice', 'dateCode', 'note'])
const resultColumns = [
  'verdict',
  'reason',
  'risks',
  'partNumber',
  'manufacturer',
  'packaging',
  'stock',
  'needed',
  'ordered',
  'unitPrice',
  'extendedPrice',
  'currency',
  'lifecycle',
  'leadTimeWeeks',
  'url',
] as const
type BomColumn = (typeof lineColumns)[number][0] | (typeof resultColumns)[number]

type Names = {
  formatColumn: (column: BomColumn) => string
  formatPackaging: (product: BomProduct) => string
  formatLifecycle: (status: BomProduct['lifecycleStatus']) => string
  toUrl: (product: BomProduct) => string
  formatVerdict: (state: LineState) => string
  formatReason: (state: LineState) => string
  formatRisks: (state: LineState) => string
}

const padded = (cells: readonly Cell[], width: number): Cell[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? null)

const numericFields: ReadonlySet<string> = new Set(['quantity', 'targetPrice'])

/** The file's own cells come first, their numbers as numbers; lines that the buyer added or edited have columns of their own. */
export const bomTable = (facts: BomFacts, names: Names): Cell[][] => {
  const { header, lines } = facts.list
  const shown = new Set(findShownLines(facts.list))
  const width = Math.max(header.length, ...lines.map(({ cells }) => cells.length))
  const hasOwnLines = lines.some(({ cells, isEdited }) => cells.length === 0 || isEdited)
  const columns = lineColumns.filter(
    ([column, field]) => hasOwnLines && (!rareColumns.has(column) || lines.some((line) => line[field])),
  )
  const codeColumns = findCodeColumns(lines)
  const toResult = (line: BomLine): Cell[] => {
    const state = toLineState(line, facts)
    const { plan } = state
    const product = state.match?.product
    const ready = plan?.kind === 'ready' ? plan : null
    return [
      names.formatVerdict(state),
      names.formatReason(state),
      names.formatRisks(state),
      product?.partNumber ?? null,
      product?.manufacturerName ?? null,
      product ? names.formatPackaging(product) : null,
      product?.stock ?? null,
      ready ? ready.needed : line.kind === 'NOT_FITTED' ? null : countNeeded(line, facts.list),
      ready?.ordered ?? null,
      ready?.price.availableUnitPrice ? { figure: ready.price.availableUnitPrice.amount } : null,
      ready?.price.availableExtendedPrice ? { figure: ready.price.availableExtendedPrice.amount } : null,
      ready ? shopCurrency : null,
      product ? names.formatLifecycle(product.lifecycleStatus) : null,
      product?.leadTimeWeeks ?? null,
      product ? names.toUrl(product) : null,
    ]
  }
  return [
    [...padded(header, width), ...[...columns.map(([column]) => column), ...resultColumns].map(names.formatColumn)],
    ...lines.map((line) => [
      ...padded(
        line.cells.map((text, at) => (codeColumns.has(at) ? text : toNumberCell(text))),
        width,
      ),
      ...columns.map(([, field]) => (numericFields.has(field) ? toNumberCell(line[field]) : line[field])),
      ...(shown.has(line) && !isEmptyLine(line) ? toResult(line) : resultColumns.map(() => null)),
    ]),
  ]
}

import type { Cell } from '#i18n/csv.ts'
import type { BomLine } from '../bom-list.ts'
import { type LineState, toLineState } from '../line-states.ts'
import { findShownLines } from '../shown-lines.ts'
import type { BomFacts, BomProduct } from './bom-facts.ts'

const lineColumns = [
  'designators',
  'requestedNumber',
  'requestedManufacturer',
  'value',
  'package',
  'description',
  'quantity',
  'customerPartNumber',
] as const
const resultColumns = [
  'verdict',
  'reason',
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
type BomColumn = (typeof lineColumns)[number] | (typeof resultColumns)[number]

type Names = {
  formatColumn: (column: BomColumn) => string
  formatPackaging: (product: BomProduct) => string
  formatLifecycle: (status: BomProduct['lifecycleStatus']) => string
  toUrl: (product: BomProduct) => string
  formatVerdict: (state: LineState) => string
  formatReason: (state: LineState) => string
}

const padded = (cells: readonly string[], width: number): Cell[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? null)

const toLineCells = (line: BomLine): Cell[] => [
  line.designators,
  line.partNumber,
  line.manufacturer,
  line.value,
  line.package,
  line.description,
  line.quantity,
  line.customerPartNumber,
]

/** The file's own cells come first and unchanged; lines that the buyer added have columns of their own. */
export const bomTable = (facts: BomFacts, names: Names): Cell[][] => {
  const { header, lines } = facts.list
  const shown = new Set(findShownLines(facts.list))
  const width = Math.max(header.length, ...lines.map(({ cells }) => cells.length))
  const columns = lines.some(({ cells }) => cells.length === 0) ? lineColumns : []
  const toResult = (line: BomLine): Cell[] => {
    const state = toLineState(line, facts)
    const { plan } = state
    const [product, price] = [state.match?.product, state.match?.price]
    const isReady = plan?.kind === 'ready'
    return [
      names.formatVerdict(state),
      names.formatReason(state),
      product?.partNumber ?? null,
      product?.manufacturerName ?? null,
      product ? names.formatPackaging(product) : null,
      product?.stock ?? null,
      isReady ? plan.needed : null,
      isReady ? plan.ordered : null,
      isReady && price?.availableUnitPrice ? { figure: price.availableUnitPrice.amount } : null,
      isReady && price?.availableExtendedPrice ? { figure: price.availableExtendedPrice.amount } : null,
      isReady && price ? 'USD' : null,
      product ? names.formatLifecycle(product.lifecycleStatus) : null,
      product?.leadTimeWeeks ?? null,
      product ? names.toUrl(product) : null,
    ]
  }
  return [
    [...padded(header, width), ...[...columns, ...resultColumns].map(names.formatColumn)],
    ...lines.map((line) => [
      ...padded(line.cells, width),
      ...(columns.length > 0 ? toLineCells(line) : []),
      ...(shown.has(line) ? toResult(line) : resultColumns.map(() => null)),
    ]),
  ]
}

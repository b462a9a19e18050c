import { maxPartNumberChars, maxShortTextChars } from '@partgate/schema/limits.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import type { RfqItem } from '../../list/rfq-item.ts'
import { maxItems } from '../../list/rfq-list.ts'
import { toRowItem, toItemRow, typedRow } from '../../request/part-row.ts'
import type { BomLine } from '../bom-list.ts'
import { countNeeded } from '../plan-line.ts'
import { findSelectedLines } from '../shown-lines.ts'
import { type BomFacts, findProduct, lineName } from '../bom-facts.ts'
import { joinCustomerPartNumbers } from './join-customer-part-numbers.ts'

type QuoteEntry = { item: RfqItem; lineIds: string[] }

/** The number of an unsure line is one for a board, if any: so the request has none, and its form requires one. */
const findUnreadableQuantity = (lines: readonly BomLine[]) =>
  lines.length === 1 && !readQuantity(lines[0]?.quantity ?? '') ? (lines[0]?.quantity ?? '') : ''

/** What the name of a line does not say about its part. */
const describeLine = ({ partNumber, value, package: footprint, description }: BomLine) =>
  (partNumber ? [value, description] : value || footprint ? [description] : [])
    .filter((text) => text !== '' && text !== partNumber)
    .join(', ')
    .slice(0, maxShortTextChars)

const toItem = (facts: BomFacts, lines: readonly BomLine[]): RfqItem | null => {
  const [line] = lines
  if (!line) return null
  const product = findProduct(facts, line)
  const name = product?.partNumber ?? lineName(line).slice(0, maxPartNumberChars)
  if (!name) return null
  const needed = lines.map((each) => {
    const plan = facts.plans.get(each.lineId)
    return plan?.kind === 'ready' ? plan.needed : countNeeded(each, facts.list)
  })
  const sum = needed.reduce<number | null>(
    (total, quantity) => (total === null || quantity === null ? null : total + quantity),
    0,
  )
  const text = (field: 'targetPrice' | 'dateCode' | 'package' | 'manufacturer') =>
    (lines.find((each) => each[field])?.[field] ?? '').slice(0, maxShortTextChars)
  const row = typedRow(product?.id ?? line.lineId, {
    partNumber: name,
    manufacturerName: product?.manufacturerName ?? text('manufacturer'),
    package: text('package'),
    dateCode: text('dateCode'),
    quantity: sum === null ? findUnreadableQuantity(lines) : String(sum),
    targetPrice: text('targetPrice'),
  })
  return toRowItem({
    ...row,
    productId: product?.id ?? '',
    slug: product?.slug ?? '',
    note: product ? '' : describeLine(line),
    customerPartNumber: joinCustomerPartNumbers(lines),
  })
}

/** Lines without a product are requested too; lines without any text are not. */
export const toQuoteEntries = (facts: BomFacts): QuoteEntry[] => {
  const groups = Map.groupBy(
    findSelectedLines(facts.list),
    (line) => findProduct(facts, line)?.id ?? `line ${line.lineId}`,
  )
  return [...groups.values()].flatMap((group) => {
    const item = toItem(facts, group)
    return item ? [{ item, lineIds: group.map(({ lineId }) => lineId) }] : []
  })
}

/** Texts that the list does not have stay in the request. */
const updateItem = (listed: RfqItem, item: RfqItem): RfqItem => {
  const texts = Object.entries(toItemRow(item)).filter(([, text]) => text !== '')
  return toRowItem({ ...toItemRow(listed), ...Object.fromEntries(texts), rowId: listed.rowId })
}

export type QuoteStep = { items: RfqItem[]; taken: QuoteEntry[]; left: QuoteEntry[]; updatedCount: number }

/** A request holds 200 parts; entries that do not fit are left for the next one. */
export const planQuote = (listed: readonly RfqItem[], entries: readonly QuoteEntry[]): QuoteStep => {
  const step: QuoteStep = { items: [...listed], taken: [], left: [], updatedCount: 0 }
  for (const entry of entries) {
    const { item } = entry
    const at = step.items.findIndex(({ productId, rowId }) =>
      item.productId ? productId === item.productId : productId === '' && rowId === item.rowId,
    )
    const listedItem = step.items[at]
    if (listedItem) {
      step.items[at] = updateItem(listedItem, item)
      step.updatedCount++
    } else if (step.items.length < maxItems) step.items.push(item)
    else {
      step.left.push(entry)
      continue
    }
    step.taken.push(entry)
  }
  return step
}

import type { CheckoutPreview_OrderPreviewFragment } from '#graphql/generated/types.ts'

type Preview = CheckoutPreview_OrderPreviewFragment
type Line = Preview['lines'][number]
type Excluded = Preview['excludedLines'][number]

export type Direction = 'up' | 'down' | 'same'

export type PreviewChange =
  | { kind: 'price'; before: Line; after: Line; direction: Direction }
  | { kind: 'quantity'; before: Line; after: Line; direction: Direction }
  | { kind: 'removed'; before: Line; excluded: Excluded | null }
  | { kind: 'added'; after: Line }

type Sum = { before: string | null; after: string | null; direction: Direction }
export type PreviewChanges = {
  /** False if the buyer has changed the cart and the shop has changed nothing. */
  isByShop: boolean
  lines: PreviewChange[]
  subtotal: Sum
  freight: Sum
  total: Sum
}

/** Compares digit by digit, because floats round. */
export const compareDecimals = (before: string, after: string): Direction => {
  const [[whole = '', part = ''], [otherWhole = '', otherPart = '']] = [before.split('.'), after.split('.')]
  const length = Math.max(part.length, otherPart.length)
  const [old, now] = [BigInt(whole + part.padEnd(length, '0')), BigInt(otherWhole + otherPart.padEnd(length, '0'))]
  if (old === now) return 'same'
  return now > old ? 'up' : 'down'
}

type Amount = { amount: string } | null
const compareSums = (before: Amount, after: Amount): Sum => ({
  before: before?.amount ?? null,
  after: after?.amount ?? null,
  direction: before && after ? compareDecimals(before.amount, after.amount) : 'same',
})

const lineChanges = (seen: Preview, now: Preview): PreviewChange[] => {
  const current = new Map(now.lines.map((line) => [line.product.id, line]))
  const excluded = new Map(now.excludedLines.map((line) => [line.product.id, line]))
  const known = new Set(seen.lines.map(({ product }) => product.id))
  const changed = seen.lines.flatMap((before): PreviewChange[] => {
    const after = current.get(before.product.id)
    if (!after) return [{ kind: 'removed', before, excluded: excluded.get(before.product.id) ?? null }]
    if (after.quantity !== before.quantity)
      return [{ kind: 'quantity', before, after, direction: after.quantity > before.quantity ? 'up' : 'down' }]
    const direction = compareDecimals(before.unitPrice.amount, after.unitPrice.amount)
    return direction === 'same' ? [] : [{ kind: 'price', before, after, direction }]
  })
  const added = now.lines.filter(({ product }) => !known.has(product.id))
  return [...changed, ...added.map((after): PreviewChange => ({ kind: 'added', after }))]
}

/** The shop changes prices and whether a quantity can be ordered; buyers change the lines of their cart and their quantities. */
const isLineChangedByShop = (change: PreviewChange, seen: Preview) => {
  switch (change.kind) {
    case 'price':
      return true
    case 'quantity':
      return false
    case 'removed':
      return change.excluded?.quantity === change.before.quantity
    case 'added':
      return seen.excludedLines.some(
        ({ product, quantity }) => product.id === change.after.product.id && quantity === change.after.quantity,
      )
  }
}

export type SeenPreview = { preview: Preview; countryCode: string; carrier: string | null }

/**
 * Null where nothing must be accepted. Freight changes by the buyer's own choice of country, carrier or quantity do not count,
 * nor do lines with the quantity of `taken`, by product, to which the buyer has changed them so that they can be ordered.
 */
export const comparePreviews = (
  seen: SeenPreview,
  now: SeenPreview,
  taken: ReadonlyMap<string, number> = new Map(),
): PreviewChanges | null => {
  if (seen.preview.hash === now.preview.hash) return null
  const isTaken = (change: PreviewChange) =>
    (change.kind === 'added' || change.kind === 'quantity') &&
    taken.get(change.after.product.id) === change.after.quantity
  const all = lineChanges(seen.preview, now.preview)
  const lines = all.filter((change) => !isTaken(change))
  const isSameDelivery =
    seen.countryCode === now.countryCode && seen.carrier === now.carrier && lines.length === all.length
  const freight = compareSums(seen.preview.freight, now.preview.freight)
  if (lines.length === 0 && !(isSameDelivery && (freight.direction !== 'same' || freight.before !== freight.after)))
    return null
  return {
    isByShop: lines.length === 0 || lines.some((change) => isLineChangedByShop(change, seen.preview)),
    lines,
    subtotal: compareSums(seen.preview.subtotal, now.preview.subtotal),
    freight,
    total: compareSums(seen.preview.total, now.preview.total),
  }
}

import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { SavedRow, SavedRowInput, SharedRow } from '@partgate/schema/shop-api/saved-parts-lists.ts'
import type { toPricedGoods } from '#catalogue/index.ts'
import type { OrderTerms } from '@partgate/schema/quantity.ts'
import { findPriceAt, formatUnitPrice, type Ladder } from '#money/money.ts'
import { parseTargetPrice } from '../target-price.ts'
import { calculateRequiredQuantity, type Production } from './required-quantity.ts'
import { type ListRow, noSnapshot, type Snapshot } from './saved-list-store.ts'

type Offer = { ladder: Ladder } & Pick<Goods, 'minimum' | 'multiple' | 'stock' | 'lifecycle'>

/** A quantity that the buyer has not confirmed, and a row that is no part, require nothing. */
const calculateDemand = (
  { kind, qty, qty_state, order_qty }: Pick<SavedRowInput, 'kind' | 'qty' | 'qty_state' | 'order_qty'>,
  production: Production,
  terms: OrderTerms | undefined,
) =>
  kind === 'part' || kind === 'alternate'
    ? calculateRequiredQuantity({ qty: qty_state === 'unsure' ? null : qty, order_qty }, production, terms)
    : null

/** Without a quantity, the price of the minimum applies. */
export const createSnapshot = (row: SavedRowInput, production: Production, offer: Offer): Snapshot => {
  const quantity = calculateDemand(row, production, offer) ?? offer.minimum
  const price = findPriceAt(offer.ladder, quantity)
  return {
    snapshot_qty: quantity,
    snapshot_price: price === null ? null : String(price),
    snapshot_stock: offer.stock,
    snapshot_lifecycle: offer.lifecycle,
  }
}

/** Without a quantity, there is no certain one. */
const toQuantityState = ({ qty, qty_state }: SavedRowInput): SavedRowInput['qty_state'] =>
  qty === null && qty_state !== 'unsure' ? 'missing' : qty_state

export const toListRow = (row: SavedRowInput, snapshot: Snapshot | null): ListRow => ({
  ...row,
  qty_state: toQuantityState(row),
  target_price: row.target_price === null ? null : String(parseTargetPrice(row.target_price)),
  ...(snapshot ?? noSnapshot),
})

export type GoodsById = ReadonlyMap<number, ReturnType<typeof toPricedGoods>>

const findGoods = ({ goods_id }: ListRow, known: GoodsById) =>
  goods_id === null ? null : (known.get(goods_id)?.goods ?? null)

const toSnapshot = (row: ListRow): SavedRow['snapshot'] =>
  row.snapshot_qty === null
    ? null
    : {
        qty: row.snapshot_qty,
        unit_price: row.snapshot_price === null ? null : formatUnitPrice(BigInt(row.snapshot_price)),
        stock: row.snapshot_stock,
        lifecycle: row.snapshot_lifecycle,
      }

/** Without the buyer's own numbers, prices and remarks. */
export const toSharedRow = (row: ListRow, production: Production, known: GoodsById): SharedRow => {
  const goods = findGoods(row, known)
  return {
    kind: row.kind,
    designators: row.designators,
    value: row.value,
    package: row.package,
    description: row.description,
    manufacturer: row.manufacturer,
    numbers: row.numbers.filter(({ meaning }) => meaning !== 'internal_part_number'),
    qty: row.qty,
    qty_state: row.qty_state,
    date_code: row.date_code,
    is_selected: row.is_selected,
    order_qty: row.order_qty,
    goods,
    is_chosen: row.is_chosen && row.goods_id !== null,
    required_qty: calculateDemand(row, production, goods ?? undefined),
  }
}

export const toSavedRow = (row: ListRow, production: Production, known: GoodsById): SavedRow => ({
  ...toSharedRow(row, production, known),
  numbers: row.numbers,
  target_price: row.target_price === null ? null : formatUnitPrice(BigInt(row.target_price)),
  note: row.note,
  customer_part_no: row.customer_part_no,
  cells: row.cells,
  goods_id: row.goods_id,
  snapshot: toSnapshot(row),
})

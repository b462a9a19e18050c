import type { LifecycleStatus, SavedRow_RowFragment } from '#graphql/generated/types.ts'

type FromTo<Value> = { from: Value; to: Value }
export type LineChange =
  | { kind: 'gone' }
  | {
      kind: 'changed'
      /** USD; null for a part that is sold on request only. */
      price: FromTo<string | null> | null
      /** Null unless the stock has become too small or large enough. */
      stock: (FromTo<number> & { isShort: boolean }) | null
      lifecycle: FromTo<LifecycleStatus> | null
    }

type Row = Pick<SavedRow_RowFragment, 'snapshot' | 'requiredQuantity'> & {
  product: Pick<NonNullable<SavedRow_RowFragment['product']>, 'stock' | 'lifecycleStatus'> | null
  price: SavedRow_RowFragment['price']
}

const isSameAmount = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Number(one) === Number(other)

/** Null where nothing has changed that matters for the quantity of the row. */
export const changesSince = ({ snapshot, product, price, requiredQuantity }: Row): LineChange | null => {
  if (!snapshot) return null
  if (!product) return { kind: 'gone' }
  const [before, now] = [snapshot.unitPrice?.amount ?? null, price?.unitPrice.amount ?? null]
  const needed = requiredQuantity ?? snapshot.quantity
  const [wasShort, isShort] = [snapshot.stock < needed, product.stock < needed]
  const { lifecycleStatus } = product
  const change: LineChange = {
    kind: 'changed',
    price: isSameAmount(before, now) ? null : { from: before, to: now },
    stock: wasShort === isShort ? null : { from: snapshot.stock, to: product.stock, isShort },
    lifecycle:
      lifecycleStatus === snapshot.lifecycleStatus ? null : { from: snapshot.lifecycleStatus, to: lifecycleStatus },
  }
  return change.price || change.stock || change.lifecycle ? change : null
}

const changeNames = ['higher', 'lower', 'onRequest', 'short', 'restored', 'lifecycle', 'gone'] as const
type ChangeName = (typeof changeNames)[number]

const findPriceName = ({ from, to }: FromTo<string | null>): ChangeName => {
  if (to === null) return 'onRequest'
  return from !== null && Number(to) > Number(from) ? 'higher' : 'lower'
}

export const nameChanges = (change: LineChange): ChangeName[] => {
  if (change.kind === 'gone') return ['gone']
  const { price, stock, lifecycle } = change
  return [
    ...(price ? [findPriceName(price)] : []),
    ...(stock ? [stock.isShort ? ('short' as const) : ('restored' as const)] : []),
    ...(lifecycle ? ['lifecycle' as const] : []),
  ]
}

/** How many lines have each change, in a fixed order. */
export const countChanges = (changes: readonly LineChange[]): [ChangeName, number][] => {
  const names = changes.flatMap(nameChanges)
  return changeNames.flatMap((name) => {
    const count = names.filter((each) => each === name).length
    return count > 0 ? [[name, count]] : []
  })
}

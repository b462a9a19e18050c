import type { SavedListHead_ListFragment } from '#graphql/generated/types.ts'
import type { CartEntry } from './to-cart-entries.ts'

/** By product id. */
export type Quantities = ReadonlyMap<string, number>

/** Ids of the entries that were added between two reads of the cart; null if one of the reads failed. */
export const findAddedIds = (
  entries: readonly Pick<CartEntry, 'rowId' | 'quantity'>[],
  before: Quantities | null,
  now: Quantities | null,
) => {
  if (!before || !now) return null
  const added = entries.filter(({ rowId, quantity }) => (now.get(rowId) ?? 0) >= (before.get(rowId) ?? 0) + quantity)
  return new Set(added.map(({ rowId }) => rowId))
}

type Head = Pick<SavedListHead_ListFragment, 'id' | 'version' | 'name'>
export type Target = { listId: string; version: number } | null

/** The list that a save without a response has created or replaced. */
export const findSavedList = <List extends Head>(
  lists: readonly List[],
  { target, name, known }: { target: Target; name: string; known: readonly Head[] },
) =>
  lists.find(
    (list) =>
      list.name === name &&
      (target ? list.id === target.listId && list.version > target.version : known.every(({ id }) => id !== list.id)),
  )

import type { Queryable } from '#db/database.ts'
import { deleteLines, lockLines, loadTerms, writeLines } from './line-store.ts'
import { mergeQuantities } from './quantity.ts'
import { type RequestedIds, requireFound } from './require-found.ts'
import { deleteSaved, lockSaved, writeSaved } from './saved-store.ts'

type Counted = { goods_id: number; quantity: number; customer_part_no: string }

/** The sum of both quantities as far as stock allows; a part number of the buyer replaces the held one. */
export const joinQuantities = async <Line extends Counted>(
  tx: Queryable,
  held: readonly Counted[],
  arriving: readonly Line[],
): Promise<Line[]> => {
  const known = new Map(held.map((line) => [line.goods_id, line]))
  const shared = arriving.filter(({ goods_id }) => known.has(goods_id))
  const terms = await loadTerms(
    tx,
    shared.map(({ goods_id }) => goods_id),
  )
  return arriving.map((line) => {
    const own = known.get(line.goods_id)
    const limits = terms.get(line.goods_id)
    if (!own) return line
    const customer_part_no = line.customer_part_no || own.customer_part_no
    const quantity = limits ? mergeQuantities(own.quantity, line.quantity, limits) : line.quantity
    return { ...line, quantity, customer_part_no }
  })
}

const pick = <Line extends { id: number }>(lines: readonly Line[], requested: RequestedIds): Line[] => {
  requireFound(
    requested,
    lines.map(({ id }) => id),
  )
  return lines.filter(({ id }) => requested.ids.includes(id))
}

export const saveLines = async (tx: Queryable, cartId: number, requested: RequestedIds) => {
  const moved = pick(await lockLines(tx, cartId), requested)
  await writeSaved(tx, cartId, await joinQuantities(tx, await lockSaved(tx, cartId), moved))
  await deleteLines(tx, cartId, requested.ids)
}

/** Lines that can no longer be ordered are flagged like any other line. */
export const unsaveLines = async (tx: Queryable, cartId: number, requested: RequestedIds) => {
  const moved = pick(await lockSaved(tx, cartId), requested)
  const lines = await joinQuantities(tx, await lockLines(tx, cartId), moved)
  await writeLines(
    tx,
    cartId,
    lines.map((line) => ({ ...line, selected: true })),
  )
  await deleteSaved(tx, cartId, requested.ids)
}

import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { deleteLines, lockLines, loadTerms, writeLines } from './line-store.ts'
import { mergeQuantities } from './quantity.ts'
import { deleteSaved, lockSaved, writeSaved } from './saved-store.ts'

type Counted = { goods_id: number; quantity: number }

/** The sum of both quantities as far as stock allows. */
export const joinQuantities = async <Line extends Counted>(
  tx: Queryable,
  held: readonly Counted[],
  arriving: readonly Line[],
): Promise<Line[]> => {
  const quantities = new Map(held.map(({ goods_id, quantity }) => [goods_id, quantity]))
  const shared = arriving.filter(({ goods_id }) => quantities.has(goods_id))
  const terms = await loadTerms(
    tx,
    shared.map(({ goods_id }) => goods_id),
  )
  return arriving.map((line) => {
    const own = quantities.get(line.goods_id)
    const limits = terms.get(line.goods_id)
    return own === undefined || !limits ? line : { ...line, quantity: mergeQuantities(own, line.quantity, limits) }
  })
}

const pick = <Line extends { id: number }>(lines: readonly Line[], ids: readonly number[]): Line[] => {
  const picked = lines.filter(({ id }) => ids.includes(id))
  if (picked.length !== new Set(ids).size) throw failure('notFound')
  return picked
}

export const saveLines = async (tx: Queryable, cartId: number, lineIds: readonly number[]) => {
  const moved = pick(await lockLines(tx, cartId), lineIds)
  await writeSaved(tx, cartId, await joinQuantities(tx, await lockSaved(tx, cartId), moved))
  await deleteLines(tx, cartId, lineIds)
}

/** Lines that can no longer be ordered are flagged like any other line. */
export const unsaveLines = async (tx: Queryable, cartId: number, savedIds: readonly number[]) => {
  const moved = pick(await lockSaved(tx, cartId), savedIds)
  const lines = await joinQuantities(tx, await lockLines(tx, cartId), moved)
  await writeLines(
    tx,
    cartId,
    lines.map((line) => ({ ...line, selected: true })),
  )
  await deleteSaved(tx, cartId, savedIds)
}

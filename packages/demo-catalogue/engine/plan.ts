import { type Options, type Series } from './engine.ts'
import type { Facts } from './part.ts'
import type { Spread } from './spread.ts'

export type Share = { series: Series; before: number; parts: number; order: Spread }
export type Part = { id: number; share: Share; options: Options; facts: Facts; isPopular: boolean; isPinned: boolean }

/** At least the well-known parts of a series, or four. A table with `insteadOf` needs only one. */
const countMinParts = ({ count, pins, isAlwaysWhole, insteadOf }: Series) =>
  isAlwaysWhole ? count : Math.min(count, insteadOf === undefined ? Math.max(pins.length, 4) : 1)

export const minParts = (all: readonly Series[]) => all.reduce((sum, one) => sum + countMinParts(one), 0)
export const maxParts = (all: readonly Series[]) => all.reduce((sum, one) => sum + one.count, 0)

/** Popular parts count double; the rest of a long series counts less and less. */
const weightedCount = ({ count, popularCount, weight = 1 }: Series) =>
  weight * (2 * popularCount + 24 * (count - popularCount) ** 0.35)

/** Fills all series level by level until the small series are complete. */
const fillByLevel = (all: readonly Series[], total: number): number[] => {
  const amount = (level: number) =>
    all.map((one) => Math.max(countMinParts(one), Math.min(one.count, Math.floor(weightedCount(one) * level))))
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  let [low, high] = [0, 1]
  while (sum(amount(high)) < total) high *= 2
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (sum(amount(middle)) < total) low = middle
    else high = middle
  }
  const result = amount(low)
  let missing = total - sum(result)
  for (const [i, one] of all.entries()) {
    const more = Math.min(missing, one.count - (result[i] ?? 0))
    result[i] = (result[i] ?? 0) + more
    missing -= more
  }
  return result
}

const maxReplaced = 0.4

/** The number of parts of each series. */
export const quotas = (all: readonly Series[], total: number): number[] => {
  const own = all.filter(({ insteadOf }) => insteadOf === undefined)
  if (total > maxParts(own)) return fillByLevel(all, total)
  const amounts = new Map(fillByLevel(own, total).map((amount, i) => [own[i], amount]))
  for (const [name, replacing] of Map.groupBy(all, ({ insteadOf }) => insteadOf)) {
    if (name === undefined) continue
    const long = own.find((one) => `${one.manufacturer} ${one.name}` === name)
    if (!long) throw new Error(`No series is called ${name}.`)
    const parts = amounts.get(long) ?? 0
    const share = Math.min(1, (parts * maxReplaced) / maxParts(replacing))
    const counts = replacing.map((one) => Math.max(1, Math.floor(one.count * share)))
    const left = parts - counts.reduce((sum, count) => sum + count, 0)
    // A small catalogue has no parts to spare.
    if (left < countMinParts(long)) return fillByLevel(all, total)
    amounts.set(long, left)
    for (const [i, one] of replacing.entries()) amounts.set(one, counts[i] ?? 0)
  }
  return all.map((one) => amounts.get(one) ?? 0)
}

const withFirst = (order: Spread, first: readonly number[]): Spread => {
  const at = new Map<number, number>()
  const ranks = new Map<number, number>()
  const indexAt = (rank: number) => at.get(rank) ?? order.at(rank)
  for (const [rank, index] of first.entries()) {
    const before = ranks.get(index) ?? order.findRank(index)
    const displaced = indexAt(rank)
    at.set(rank, index)
    ranks.set(index, rank)
    at.set(before, displaced)
    ranks.set(displaced, before)
  }
  return { at: indexAt, findRank: (index) => ranks.get(index) ?? order.findRank(index) }
}

const pinnedIndexes = (series: Series) => {
  const wanted = new Set(series.pins)
  const found = new Map<string, number>()
  for (let index = 0; index < series.popularCount && found.size < wanted.size; index++) {
    const { mpn } = series.facts(series.optionsAt(index))
    if (wanted.has(mpn)) found.set(mpn, index)
  }
  return series.pins.map((pin) => {
    const index = found.get(pin)
    if (index === undefined) throw new Error(`${series.manufacturer} ${series.name} makes no popular part ${pin}.`)
    return index
  })
}

export const planCatalogue = (all: readonly Series[], total: number, seed: number): Share[] => {
  const amounts = quotas(all, total)
  let before = 0
  return all.map((series, i) => {
    const order = series.order(seed)
    const share = {
      series,
      before,
      parts: amounts[i] ?? 0,
      order: series.pins.length > 0 ? withFirst(order, pinnedIndexes(series)) : order,
    }
    before += share.parts
    return share
  })
}

export function* generateParts(shares: readonly Share[]): Generator<Part> {
  for (const share of shares)
    for (let rank = 0; rank < share.parts; rank++) {
      const { series, before, order } = share
      const options = series.optionsAt(order.at(rank))
      const isPinned = rank < series.pins.length || series.isAlwaysWhole === true
      yield {
        id: before + rank + 1,
        share,
        options,
        facts: series.facts(options),
        isPopular: rank < series.popularCount,
        isPinned,
      }
    }
}

export const findPartId = (share: Share, options: Options): number | undefined => {
  const index = share.series.indexOf(options)
  if (index === undefined) return undefined
  const rank = share.order.findRank(index)
  return rank < share.parts ? share.before + rank + 1 : undefined
}

export const wellKnownIn = (shares: readonly Share[]) => {
  const pinned = shares.flatMap(({ series, before }) =>
    series.pins.map((mpn, rank): [string, number] => [`${series.manufacturer} ${mpn}`, before + rank + 1]),
  )
  const ids = new Map(pinned)
  const tables = shares.filter(({ series }) => series.isAlwaysWhole)
  return (name: string): number | undefined =>
    ids.get(name) ?? tables.map((table) => findPartId(table, { part: name })).find((id) => id !== undefined)
}

import type { lifecycles } from '@partgate/schema/shop-api/goods.ts'
import { between, chance } from './hash.ts'
import type { Packing, Price } from './part.ts'

// What each number is drawn for; two draws of one salt would be alike.
const salts = { lifecycle: 1, lead: 2, popularity: 3, request: 4, price: 5, stock: 6, soldOut: 7, batch: 8 }

type Known = { id: number; isPinned: boolean; isPopular: boolean }

const endings: readonly (readonly [number, (typeof lifecycles)[number]])[] = [
  [0.012, 'obsolete'],
  [0.018, 'last_time_buy'],
  [0.045, 'not_recommended'],
]

/** Well-known parts are in production; of the others a few are at their end. */
export const lifecycleOf = (seed: number, { id, isPinned }: Known): (typeof lifecycles)[number] => {
  const draw = chance(seed, id, salts.lifecycle)
  return isPinned ? 'active' : (endings.find(([below]) => draw < below)?.[1] ?? 'active')
}

/** Weeks; dear parts take longer. */
export const leadTimeWeeksOf = (seed: number, id: number, { one }: Price) =>
  between(chance(seed, id, salts.lead), 6, 14 + Math.min(16, Math.round(Math.log2(1 + one) * 4)))

export const popularityOf = (seed: number, { id, isPinned, isPopular }: Known) => {
  const draw = chance(seed, id, salts.popularity)
  if (isPinned) return 500_000 + Math.floor(draw * 400_000)
  return Math.floor(1 + draw ** 3 * (isPopular ? 300_000 : 40_000))
}

/** Parts without a price: the shop names one when asked. */
export const isOnRequest = (seed: number, { id, isPinned }: Known) =>
  !isPinned && chance(seed, id, salts.request) < 0.015

const steps = [1, 10, 25, 100, 500, 1_000, 5_000]

/** Where the price falls: from the minimum up by the usual steps, or for a reel by reels. */
const breakQuantities = ({ packaging, minimum, multiple }: Packing, { one }: Price) =>
  packaging === 'reel'
    ? [1, 2, 5, 10].map((reels) => reels * minimum)
    : [minimum, ...steps.filter((step) => step > minimum && step % multiple === 0 && step * one < 20_000)]

/** The ladder: quantities, and prices in 1e-5 USD, every step cheaper than the one before. */
export const ladderOf = (seed: number, partId: number, packing: Packing, price: Price) => {
  const own = price.one * (0.85 + 0.3 * chance(seed, partId, salts.price))
  const quantities: number[] = []
  const prices: number[] = []
  for (const quantity of breakQuantities(packing, price)) {
    const unit = Math.max(1, Math.round(own * quantity ** -price.fall * 1e5))
    if (unit >= (prices.at(-1) ?? Infinity)) break
    quantities.push(quantity)
    prices.push(unit)
  }
  return { quantities, prices }
}

/** Pieces: about one goods in eight is sold out; cheap parts lie in larger heaps, reels in whole ones. */
export const stockOf = (seed: number, goodsId: number, packing: Packing, { one }: Price, isPinned: boolean) => {
  if (!isPinned && chance(seed, goodsId, salts.soldOut) < 0.12) return 0
  const draw = chance(seed, goodsId, salts.stock)
  const most = Math.min(5.7, Math.max(2, 4.6 - Math.log10(one)))
  const pieces = Math.round(10 ** (most - 2.6 + 2.6 * draw))
  const unit = packing.packaging === 'reel' ? packing.quantity : packing.multiple
  return Math.max(1, Math.round(pieces / unit)) * unit
}

/** `2531+`: year and week of the oldest piece. */
export const batchOf = (seed: number, goodsId: number) => {
  const weeks = between(chance(seed, goodsId, salts.batch), 0, 119)
  return `${24 + Math.floor(weeks / 52)}${String(1 + (weeks % 52)).padStart(2, '0')}+`
}

import type { lifecycles } from '@partgate/schema/shop-api/goods.ts'
import type { Packing, Price } from '../engine/part.ts'

const mix = (h: number) => {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1) that depends on its arguments alone, so that the demo is the same on every machine. */
const chance = (seed: number, id: number, salt: number) =>
  mix(mix(mix(seed) ^ id) ^ Math.imul(salt, 0x9e3779b1)) / 2 ** 32

const between = (share: number, from: number, to: number) => from + Math.floor(share * (to - from + 1))

// Salts of the random draws; two draws with one salt would be equal.
const salts = { lifecycle: 1, lead: 2, popularity: 3, request: 4, price: 5, stock: 6, soldOut: 7, batch: 8 }

type Known = { id: number; isPinned: boolean; isPopular: boolean }

const endings: readonly (readonly [number, (typeof lifecycles)[number]])[] = [
  [0.012, 'obsolete'],
  [0.018, 'last_time_buy'],
  [0.045, 'not_recommended'],
]

export const pickLifecycle = (seed: number, { id, isPinned }: Known): (typeof lifecycles)[number] => {
  const draw = chance(seed, id, salts.lifecycle)
  return isPinned ? 'active' : (endings.find(([below]) => draw < below)?.[1] ?? 'active')
}

export const pickLeadTimeWeeks = (seed: number, id: number, { one }: Price) =>
  between(chance(seed, id, salts.lead), 6, 14 + Math.min(16, Math.round(Math.log2(1 + one) * 4)))

const maxRarePopularity = 500

/** Military and obsolete parts are ordered rarely. */
export const pickPopularity = (seed: number, { id, isPinned, isPopular, isRare }: Known & { isRare?: boolean }) => {
  const draw = chance(seed, id, salts.popularity)
  if (isRare) return 1 + Math.floor(draw * maxRarePopularity)
  if (isPinned) return 500_000 + Math.floor(draw * 400_000)
  return Math.floor(1 + draw ** 3 * (isPopular ? 300_000 : 40_000))
}

export const isOnRequest = (seed: number, { id, isPinned }: Known) =>
  !isPinned && chance(seed, id, salts.request) < 0.015

const steps = [1, 10, 25, 100, 500, 1_000, 5_000]

const breakQuantities = ({ packaging, minimum, multiple }: Packing, { one }: Price) =>
  packaging === 'reel'
    ? [1, 2, 5, 10].map((reels) => reels * minimum)
    : [minimum, ...steps.filter((step) => step > minimum && step % multiple === 0 && step * one < 20_000)]

/** Pairs of a quantity and a unit price in 1e-5 USD; each price is below the one before. */
export const pickPriceBreaks = (seed: number, partId: number, packing: Packing, price: Price) => {
  const own = price.one * (0.85 + 0.3 * chance(seed, partId, salts.price))
  const breaks: (readonly [quantity: number, unitPrice: number])[] = []
  for (const quantity of breakQuantities(packing, price)) {
    const unit = Math.max(1, Math.round(own * quantity ** -price.fall * 1e5))
    if (unit >= (breaks.at(-1)?.[1] ?? Infinity)) break
    breaks.push([quantity, unit])
  }
  return breaks
}

export const pickStock = (seed: number, goodsId: number, packing: Packing, { one }: Price, isPinned: boolean) => {
  if (!isPinned && chance(seed, goodsId, salts.soldOut) < 0.12) return 0
  const draw = chance(seed, goodsId, salts.stock)
  const most = Math.min(5.7, Math.max(2, 4.6 - Math.log10(one)))
  const pieces = Math.round(10 ** (most - 2.6 + 2.6 * draw))
  const unit = packing.packaging === 'reel' ? packing.quantity : packing.multiple
  return Math.max(1, Math.round(pieces / unit)) * unit
}

/** `2531+`: year and week of the oldest piece. */
export const pickBatch = (seed: number, goodsId: number) => {
  const weeks = between(chance(seed, goodsId, salts.batch), 0, 119)
  return `${24 + Math.floor(weeks / 52)}${String(1 + (weeks % 52)).padStart(2, '0')}+`
}

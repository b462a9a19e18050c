import type { Packing } from '../engine/part.ts'

/** The goods ids of a part begin at its id times this number. */
export const goodsPerPart = 4
export const goodsId = (partId: number, slot: number) => partId * goodsPerPart + slot

const toSlug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** `yageo-rc0603fr-0710kl` is the packing with the smallest minimum; others append their packaging: `…-reel`, `…-reel-20000`. */
export const goodsSlugs = (manufacturer: string, mpn: string, packings: readonly Packing[]) => {
  const stem = `${manufacturer}-${toSlug(mpn)}`
  return packings.map(({ packaging, quantity }, slot) => {
    if (slot === 0) return stem
    const isFirstOfKind = packings.findIndex((other) => other.packaging === packaging) === slot
    const word = packaging.replace('_', '-')
    return isFirstOfKind ? `${stem}-${word}` : `${stem}-${word}-${quantity}`
  })
}

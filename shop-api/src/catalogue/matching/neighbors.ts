import type { Queryable } from '#db/database.ts'
import { normalizePartNumber } from '../part-numbers/part-number.ts'
import { listTypoVariants } from '../part-numbers/typo.ts'
import {
  beginningChars,
  findPartsByVariant,
  findPartsWithPrefix,
  findSharedBeginnings,
  type Neighbor,
} from './match-store.ts'
import { countShared, hasOtherFunction, isBaseOf, listBaseNumbers } from '../part-numbers/similar-numbers.ts'

const byPopularity = (a: Neighbor, b: Neighbor) => b.popularity - a.popularity || a.id - b.id

const distinct = (parts: readonly Neighbor[]) => [...new Map(parts.map((part) => [part.id, part])).values()]

/** For each number, the parts of which it is the base number, the most popular first. */
export const findBaseParts = async (
  db: Queryable,
  norms: readonly string[],
): Promise<ReadonlyMap<string, Neighbor[]>> => {
  const bases = norms.map((norm) => ({ norm, bases: listBaseNumbers(norm) }))
  const prefixes = [...new Set(bases.flatMap((each) => each.bases))]
  const found = Map.groupBy(prefixes.length > 0 ? await findPartsWithPrefix(db, prefixes) : [], ({ norm }) => norm)
  return new Map(
    bases.map(({ norm, bases: own }) => {
      const parts = own.flatMap((base) => (found.get(base) ?? []).filter(({ mpn }) => isBaseOf(base, mpn)))
      return [norm, distinct(parts).toSorted(byPopularity)]
    }),
  )
}

/** For each number, the parts whose number is one typing error away and has the same function. */
export const findMisspelt = async (
  db: Queryable,
  norms: readonly string[],
  loadKnownBeginnings: () => Promise<ReadonlySet<string>>,
): Promise<ReadonlyMap<string, Neighbor[]>> => {
  if (norms.length === 0) return new Map()
  const [shared, beginnings] = await Promise.all([findSharedBeginnings(db, norms), loadKnownBeginnings()])
  const variants = shared.flatMap(({ norm, before, after }) => {
    const listed = listTypoVariants(norm, Math.max(countShared(norm, before), countShared(norm, after))).filter(
      (variant) => beginnings.has(variant.slice(0, beginningChars)),
    )
    return listed.length > 0 ? [{ norm, variants: listed.join(' ') }] : []
  })
  if (variants.length === 0) return new Map()
  const found = await findPartsByVariant(
    db,
    variants.map(({ norm }) => norm),
    variants.map((each) => each.variants),
  )
  const meant = found.filter(({ norm, mpn }) => !hasOtherFunction(norm, normalizePartNumber(mpn)))
  return Map.groupBy(meant.toSorted(byPopularity), ({ norm }) => norm)
}

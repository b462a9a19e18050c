import { calculateAmountCents } from '@partgate/schema/decimal.ts'
import { toOrderableQuantity } from '@partgate/schema/quantity.ts'
import type { Queryable } from '#db/database.ts'
import { findPriceAt, type Ladder } from '#money/money.ts'
import { toLadder } from '../products/goods.ts'
import { readPackages } from '../query-parser/lexicon.ts'
import { listRatingKeys, meetsRating, toValueLimits } from './differences.ts'
import type { ValuePart } from './match-store.ts'
import { type PartKind, kinds } from './kinds.ts'
import { buildPackageBook, type PackageBook } from '../query-parser/package-names.ts'
import type { RowValue } from './row-value.ts'

type RatingValue = { id: number; key: string; value: number | null; display: string }
/** What changes with the catalogue only. */
export type ValueBook = {
  packages: PackageBook
  attributeIds: ReadonlyMap<string, number>
  categoryIds: ReadonlyMap<string, readonly number[]>
  ratings: ReadonlyMap<string, readonly RatingValue[]>
  ratingKeys: ReadonlyMap<number, string>
}

type CategoryRow = { id: number; parent_id: number | null; slug: string }

export const listCategoryIds = (kind: PartKind, rows: readonly CategoryRow[]): number[] => {
  const below = (parentId: number): number[] => {
    const children = rows.filter(({ parent_id, slug }) => parent_id === parentId && !kind.except?.includes(slug))
    return children.flatMap(({ id }) => [id, ...below(id)])
  }
  return rows.filter(({ slug }) => kind.categories.includes(slug)).flatMap(({ id }) => [id, ...below(id)])
}

export const indexRatings = (ratings: readonly RatingValue[]) => ({
  ratings: Map.groupBy(ratings, ({ key }) => key),
  ratingKeys: new Map(ratings.map(({ id, key }) => [id, key])),
})

export const loadValueBook = async (db: Queryable): Promise<ValueBook> => {
  const packages = buildPackageBook(await readPackages(db))
  const categories = await db.query<CategoryRow>(
    'select id, parent_id, slug from categories',
    [],
    'catalogue.categorySlugs',
  )
  const attributes = await db.query<{ id: number; key: string }>(
    'select id, key from attributes',
    [],
    'catalogue.attributeKeys',
  )
  const ratings = await db.query<RatingValue>(
    `select v.id, a.key, v.num as value, v.txt as display from attributes a join attribute_values v on v.attribute_id = a.id
     where a.key = any($1::text[])`,
    [[...new Set(kinds.flatMap(listRatingKeys))]],
    'catalogue.ratingValues',
  )
  return {
    packages,
    ...indexRatings(ratings),
    attributeIds: new Map(attributes.map(({ key, id }) => [key, id])),
    categoryIds: new Map(kinds.map((kind) => [kind.name, listCategoryIds(kind, categories)])),
  }
}

/** Parts of the categories and packages whose value lies between the limits and that have none of the `excluded` values. */
export type ValueQuery = {
  query: number
  attribute: number
  least: number
  most: number
  packages: readonly string[]
  categories: readonly number[]
  excluded: readonly number[]
}

const meaninglessOfLink = new Set(['tolerance', 'power', 'temperature_coefficient'])
/** A link of zero ohms has a current, but no tolerance and no power. */
export const dropMeaninglessRatings = (value: RowValue): RowValue =>
  value.max === 0 ? { ...value, ratings: value.ratings.filter(({ key }) => !meaninglessOfLink.has(key)) } : value

/** Values of ratings that a part for the row must not have. */
export const listExcludedIds = ({ ratings }: RowValue, book: ValueBook): number[] =>
  ratings.flatMap((rating) =>
    (book.ratings.get(rating.key) ?? []).flatMap((each) => (meetsRating(rating, each) ? [] : [each.id])),
  )

export const toValueQuery = (
  query: number,
  kind: PartKind,
  value: RowValue,
  packages: readonly string[],
  book: ValueBook,
): ValueQuery | null => {
  const attribute = book.attributeIds.get(kind.attribute)
  const categories = book.categoryIds.get(kind.name) ?? []
  if (kind.isFoundByNumberOnly || attribute === undefined || categories.length === 0 || packages.length === 0)
    return null
  return {
    query,
    attribute,
    ...toValueLimits(value),
    packages,
    categories,
    excluded: listExcludedIds(value, book),
  }
}

const lastLifecycles: Readonly<Record<string, number>> = {
  active: 0,
  not_recommended: 1,
  last_time_buy: 1,
  obsolete: 2,
}
const military = /^(?:M\d{5}|D\d{5}|JAN|5962|RNC|RLR|RCR|MIL)/i

const toRank = ({ mpn, lifecycle }: ValuePart) => (military.test(mpn) ? 3 : (lastLifecycles[lifecycle] ?? 1))

/** Prices of one piece and of a reel say nothing about each other, so a list without quantities is compared at one quantity. */
const usualQuantity = 100

/** Rows of one value and several quantities rank the same parts. */
const ladders = new WeakMap<ValuePart, Ladder>()

const findLadder = (part: ValuePart): Ladder => {
  const ladder = ladders.get(part) ?? toLadder(part)
  ladders.set(part, ladder)
  return ladder
}

const toOffer = (part: ValuePart, quantity: number | null) => {
  const orderable = toOrderableQuantity(quantity ?? usualQuantity, part)
  const price = findPriceAt(findLadder(part), orderable)
  const isDeliverable = price !== null && part.stock >= orderable
  return {
    supply: isDeliverable ? 0 : part.stock > 0 && price !== null ? 1 : 2,
    cents: price === null ? Infinity : Number(calculateAmountCents(price, orderable)),
  }
}

const toPlaces = (parts: readonly ValuePart[], compare: (a: ValuePart, b: ValuePart) => number) =>
  new Map(parts.toSorted(compare).map(({ id }, place) => [id, place]))

/** Military and obsolete parts come last, parts in stock first; among these, the sum of the places by price and by popularity decides. */
export const rankParts = (parts: readonly ValuePart[], quantity: number | null): ValuePart[] => {
  const offers = new Map(parts.map((part) => [part.id, toOffer(part, quantity)]))
  const [supply, cents] = [
    (id: number) => offers.get(id)?.supply ?? 2,
    (id: number) => offers.get(id)?.cents ?? Infinity,
  ]
  const byPrice = toPlaces(parts, (a, b) => (cents(a.id) === cents(b.id) ? 0 : cents(a.id) - cents(b.id)))
  const byPopularity = toPlaces(parts, (a, b) => b.popularity - a.popularity)
  const place = (id: number) => (byPrice.get(id) ?? 0) + (byPopularity.get(id) ?? 0)
  return parts.toSorted(
    (a, b) =>
      toRank(a) - toRank(b) ||
      supply(a.id) - supply(b.id) ||
      place(a.id) - place(b.id) ||
      (byPrice.get(a.id) ?? 0) - (byPrice.get(b.id) ?? 0),
  )
}

/** False where the shop does not state a rating that the row requires. */
export const isVerified = (part: ValuePart, { ratings }: RowValue, book: ValueBook) => {
  const keys = new Set(part.value_ids.map((id) => book.ratingKeys.get(id)))
  return ratings.every(({ key }) => keys.has(key))
}

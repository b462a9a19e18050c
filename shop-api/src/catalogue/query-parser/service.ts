import type { AttributeFilter } from '@partgate/schema/shop-api/search.ts'
import type { Queryable } from '#db/database.ts'
import { failure, type FieldRefusal } from '#http/failure.ts'
import type { Attributes } from '../wording/attributes.ts'
import { normalizePartNumber } from '../search/part-number.ts'
import type { Word } from './amounts.ts'
import type { CategoryMatch } from './category-names.ts'
import { listReadings, removeWords, type Reading, type Readings, type RequestedValue } from './candidates.ts'
import { chooseMeanings } from './choice.ts'
import type { Lexicon } from './lexicon.ts'
import { findKnownBeginnings, sampleHits } from './store.ts'
import { packageKey } from './words.ts'
import { loadConditions, either } from '../search/conditions.ts'
import { narrowFilter, type Condition, type SearchFilter } from '../search/filter.ts'
import { planSearch, planWords, tidy } from '../search/plan.ts'
import type { Sql } from '../statement.ts'

export type Read = { text: string; without: string } & (
  | { requested: RequestedValue; condition: Condition }
  | { manufacturerId: number }
  | { categoryIds: readonly number[] }
)
export type ReadKeyword = { reads: Read[]; filter: SearchFilter; rest: string }

const sampled = 200

/** A keyword that begins a part number is a part number, and so is a single value among words. A manufacturer's name never is. */
const isNumber = async (db: Queryable, text: string, { values, manufacturers }: Readings) => {
  const [only, second] = values
  if (!only && manufacturers.length === 0) return true
  const isSingle = only !== undefined && !second && manufacturers.length === 0
  if (isSingle && removeWords(text, [only]) === '' && only.requestedValues.every((requested) => 'values' in requested))
    return true
  const numbers = [text, ...(isSingle ? [text.slice(only.start, only.end)] : [])].map(normalizePartNumber)
  return (await findKnownBeginnings(db, numbers.filter(Boolean))).size > 0
}

/** A value without other words has its most common meaning. */
const isAlone = (
  rest: string,
  { categoryIds, manufacturerIds, conditions }: SearchFilter,
  possible: readonly Possible[],
) => rest === '' && possible.length === 1 && conditions.length === 0 && !categoryIds && !manufacturerIds

const isRating = (requested: RequestedValue) => 'min' in requested && requested.max === null

type Meaning = { requested: RequestedValue; condition: Condition; where: Sql }
type Possible = { reading: Reading; meanings: Meaning[] }

const possibleIn = async (db: Queryable, attributes: Attributes, lexicon: Lexicon, readings: readonly Reading[]) => {
  const requestedValues = readings.flatMap((reading) => reading.requestedValues)
  const conditions = await loadConditions(db, attributes, lexicon, requestedValues)
  let next = 0
  return readings.flatMap((reading): Possible[] => {
    const meanings = reading.requestedValues.flatMap((requested) => {
      const condition = conditions[next++]
      return condition?.where ? [{ requested, condition, where: condition.where }] : []
    })
    return meanings.length ? [{ reading, meanings }] : []
  })
}

const toCategoryRead = (text: string, { words, named }: CategoryMatch): Read => ({
  text: words.map(({ start, end }) => text.slice(start, end)).join(' '),
  without: removeWords(text, words),
  categoryIds: named,
})

/** Reads typed values and manufacturers: `Murata 100nF 16V 0402 X7R`. An ambiguous value gets the meaning that the parts found by the rest of the keyword have. Null where nothing is read. */
export const readKeyword = async (
  db: Queryable,
  attributes: Attributes,
  lexicon: Lexicon,
  keyword: string,
  filter: SearchFilter,
  categories: CategoryMatch | null = null,
): Promise<ReadKeyword | null> => {
  const text = tidy(keyword)
  const categoryWords = categories?.words ?? []
  const readings = listReadings(text, attributes, lexicon, categories)
  if (!categories && (await isNumber(db, text, readings))) return null
  const { manufacturers } = readings
  const possible = await possibleIn(db, attributes, lexicon, readings.values)
  const manufacturerIds = [...new Set(manufacturers.map(({ id }) => id))]
  const narrowed = narrowFilter(filter, {
    categoryIds: categories?.ids ?? null,
    manufacturerIds: manufacturerIds.length > 0 ? manufacturerIds : null,
    conditions: [],
  })
  const restText = removeWords(text, [...categoryWords, ...manufacturers, ...possible.map(({ reading }) => reading)])
  const isPlain = possible.every(({ meanings }) => meanings.length === 1) || isAlone(restText, narrowed, possible)
  const rest = categories ? planWords(restText) : planSearch(restText)
  const meanings = possible.map((each) => each.meanings)
  const sample = isPlain
    ? [meanings.flat().map(() => true)]
    : await sampleHits(
        db,
        rest,
        {
          ...narrowed,
          conditions: [...filter.conditions, ...meanings.map((each) => either(each.map(({ condition }) => condition)))],
        },
        meanings.flat().map(({ where }) => where),
        sampled,
      )
  const parted = sample.map((held) => {
    let next = 0
    return meanings.map((each) => each.map(() => held[next++] ?? false))
  })
  const chosen = chooseMeanings(
    meanings.map((each) => each.map(({ requested }) => ({ key: requested.key, isRating: isRating(requested) }))),
    parted,
  )
  const meant = possible.flatMap(({ reading, meanings }, i) => {
    const meaning = meanings[chosen[i] ?? -1]
    return meaning ? [{ reading, meaning }] : []
  })
  const matches = [...categoryWords, ...manufacturers, ...meant.map(({ reading }) => reading)]
  if (matches.length === 0) return null
  const cut = ({ start, end }: Word) => ({ text: text.slice(start, end), without: removeWords(text, [{ start, end }]) })
  const reads = [
    ...(categories ? [{ start: categoryWords[0]?.start ?? 0, read: toCategoryRead(text, categories) }] : []),
    ...manufacturers.map((manufacturer) => ({
      start: manufacturer.start,
      read: { ...cut(manufacturer), manufacturerId: manufacturer.id },
    })),
    ...meant.map(({ reading, meaning: { requested, condition } }) => ({
      start: reading.start,
      read: { ...cut(reading), requested, condition },
    })),
  ]
  return {
    reads: reads.toSorted((a, b) => a.start - b.start).map(({ read }) => read),
    filter: {
      ...narrowed,
      conditions: [...filter.conditions, ...meant.map(({ meaning }) => meaning.condition)],
    },
    rest: removeWords(text, matches),
  }
}

const refused: FieldRefusal = { field: 'filters', messageKey: 'fields.invalid', values: { field: 'filters' } }

/** Refuses an unknown key and a range of words. */
export const toRequestedValues = (filters: readonly AttributeFilter[], attributes: Attributes): RequestedValue[] =>
  filters.map((filter) => {
    const { key } = filter
    const attribute = attributes.get(key)
    const isKnown =
      key === packageKey
        ? 'values' in filter
        : attribute && ('values' in filter || attribute.isNumeric || attribute.unit)
    if (!isKnown) throw failure('invalidRequest', { fields: [refused] })
    return 'values' in filter ? filter : { key, min: filter.min ?? null, max: filter.max ?? null }
  })

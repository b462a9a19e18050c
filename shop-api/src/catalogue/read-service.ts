import type { AttributeFilter } from '@partgate/schema/shop-api/search.ts'
import type { Queryable } from '#db/database.ts'
import { failure, type FieldRefusal } from '#http/failure.ts'
import type { Attributes } from './attributes.ts'
import { normalisePartNumber } from './part-number.ts'
import type { Word } from './read-amounts.ts'
import { readingsIn, without, type Reading, type Readings, type Wish } from './read-candidates.ts'
import { chooseMeanings } from './read-choice.ts'
import type { Lexicon } from './read-lexicon.ts'
import type { MakerReading } from './read-makers.ts'
import { knownBeginnings, sampleHits } from './read-store.ts'
import { packageKey } from './read-words.ts'
import { conditionsOf, either, type Condition } from './search-conditions.ts'
import type { SearchFilter } from './search-hits.ts'
import { planSearch, tidy } from './search-plan.ts'
import type { Sql } from './statement.ts'

/** What was read of a keyword: each wish or maker with the words it was read from, and the keyword without it. */
export type Read = { text: string; without: string } & ({ wish: Wish; condition: Condition } | { makerId: number })
export type ReadKeyword = { reads: Read[]; filter: SearchFilter; rest: string }

const sampled = 200

/** A keyword that begins a part number is one, and so is a value that stands alone among words; a word of an attribute alone
 * is looked for in part numbers too. A maker's name is not, beside anything or alone. */
const isNumber = async (db: Queryable, text: string, { values, makers }: Readings) => {
  const [only, second] = values
  if (!only && makers.length === 0) return true
  const isSingle = only !== undefined && !second && makers.length === 0
  if (isSingle && without(text, [only]) === '' && only.wishes.every((wish) => 'values' in wish)) return true
  const numbers = [text, ...(isSingle ? [text.slice(only.start, only.end)] : [])].map(normalisePartNumber)
  return (await knownBeginnings(db, numbers.filter(Boolean))).size > 0
}

/** By any of the makers that are named, among those that are asked for. */
const byMakers = (filter: SearchFilter, makers: readonly MakerReading[]): SearchFilter => {
  const ids = [...new Set(makers.map(({ id }) => id))]
  const { manufacturerIds } = filter
  return ids.length === 0
    ? filter
    : { ...filter, manufacturerIds: ids.filter((id) => manufacturerIds?.includes(id) ?? true) }
}

type Meaning = { wish: Wish; condition: Condition; where: Sql }
type Possible = { reading: Reading; meanings: Meaning[] }

/** Each reading with those of its meanings that any value in the catalogue has. */
const possibleIn = async (db: Queryable, attributes: Attributes, lexicon: Lexicon, readings: readonly Reading[]) => {
  const wishes = readings.flatMap((reading) => reading.wishes)
  const conditions = await conditionsOf(db, attributes, lexicon, wishes)
  let next = 0
  return readings.flatMap((reading): Possible[] => {
    const meanings = reading.wishes.flatMap((wish) => {
      const condition = conditions[next++]
      return condition?.where ? [{ wish, condition, where: condition.where }] : []
    })
    return meanings.length ? [{ reading, meanings }] : []
  })
}

/** Reads typed values and makers: `Murata 100nF 16V 0402 X7R` asks for 100 nF, at least 16 V, a case and a dielectric, all by
 * one maker. What may mean several attributes means the one that the parts have which the rest finds. Null where nothing is read. */
export const readKeyword = async (
  db: Queryable,
  attributes: Attributes,
  lexicon: Lexicon,
  keyword: string,
  filter: SearchFilter,
): Promise<ReadKeyword | null> => {
  const text = tidy(keyword)
  const readings = readingsIn(text, attributes, lexicon)
  if (await isNumber(db, text, readings)) return null
  const { makers } = readings
  const possible = await possibleIn(db, attributes, lexicon, readings.values)
  const ofMakers = byMakers(filter, makers)
  const isPlain = possible.every(({ meanings }) => meanings.length === 1)
  const rest = planSearch(without(text, [...makers, ...possible.map(({ reading }) => reading)]))
  const meanings = possible.map((each) => each.meanings)
  const sample = isPlain
    ? [meanings.flat().map(() => true)]
    : await sampleHits(
        db,
        rest,
        {
          ...ofMakers,
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
    meanings.map((each) => each.map(({ wish }) => wish.key)),
    parted,
  )
  const meant = possible.flatMap(({ reading, meanings }, i) => {
    const meaning = meanings[chosen[i] ?? -1]
    return meaning ? [{ reading, meaning }] : []
  })
  const stretches = [...makers, ...meant.map(({ reading }) => reading)]
  if (stretches.length === 0) return null
  const stretch = ({ start, end }: Word) => ({ text: text.slice(start, end), without: without(text, [{ start, end }]) })
  const reads = [
    ...makers.map((maker) => ({ start: maker.start, read: { ...stretch(maker), makerId: maker.id } })),
    ...meant.map(({ reading, meaning: { wish, condition } }) => ({
      start: reading.start,
      read: { ...stretch(reading), wish, condition },
    })),
  ]
  return {
    reads: reads.toSorted((a, b) => a.start - b.start).map(({ read }) => read),
    filter: {
      ...ofMakers,
      conditions: [...filter.conditions, ...meant.map(({ meaning }) => meaning.condition)],
    },
    rest: without(text, stretches),
  }
}

const refused: FieldRefusal = { field: 'filters', messageKey: 'fields.invalid', values: { field: 'filters' } }

/** Filters as they were asked for. A key that no attribute has, and a range of words, are refused. */
export const wishesOf = (filters: readonly AttributeFilter[], attributes: Attributes): Wish[] =>
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

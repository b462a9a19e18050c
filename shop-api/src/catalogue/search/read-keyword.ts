import type { AttributeFilter } from '@partgate/schema/shop-api/search.ts'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Attributes } from '../wording/attributes.ts'
import { normalizePartNumber } from '../part-numbers/part-number.ts'
import { isSmallPointCode, type Word } from '../query-parser/amounts.ts'
import type { CategoryMatch } from '../query-parser/category-names.ts'
import { chooseCandidates } from './choose-candidates.ts'
import type { Lexicon } from '../query-parser/lexicon.ts'
import type { ManufacturerMatch } from '../query-parser/manufacturer-names.ts'
import {
  parseKeyword,
  removeWords,
  type ParsedKeyword,
  type RequestedValue,
  type TypedValue,
} from '../query-parser/parse-keyword.ts'
import { findKnownBeginnings, findKnownNumbers, sampleHits } from './keyword-store.ts'
import type { FoundPart } from './page-store.ts'
import { packageKey, toCompactForm } from '../query-parser/words.ts'
import { loadConditions, either } from '../part-filter/conditions.ts'
import { narrowFilter, type Condition, type SearchFilter } from '../part-filter/filter.ts'
import { planSearch, planWords, type SearchPlan } from '../query-parser/plan.ts'
import { tidy } from '../tidy.ts'

export type Read = { text: string; without: string } & (
  | { requested: RequestedValue; condition: Condition }
  | { manufacturerId: number }
  | { categoryIds: readonly number[] }
)

const maxSampledParts = 200

/** False for `DPAK`, which no description has. */
const isInNames = (word: string, requested: RequestedValue) =>
  'values' in requested &&
  (/^\d+$/.test(word) || requested.values.some((value) => toCompactForm(value).includes(toCompactForm(word))))

/** True where nothing is recognized, where the keyword is one word of values, or where the keyword, or its only value if it names no manufacturer, begins a known part number. Few buyers search for the first three characters of 2N2222 and many for 2.2 nF, so a code such as `2n2` is a part number only where it is a whole one. */
const isPartNumber = async (db: Queryable, text: string, { typedValues, manufacturers }: ParsedKeyword) => {
  const [only, second] = typedValues
  if (!only && manufacturers.length === 0) return true
  const isSingle = only !== undefined && !second && manufacturers.length === 0
  const word = only && text.slice(only.start, only.end)
  if (isSingle && removeWords(text, [only]) === '' && only.requestedValues.every((each) => isInNames(word ?? '', each)))
    return true
  const numbers = [text, ...(isSingle && word ? [word] : [])].map(normalizePartNumber)
  const findKnown = isSmallPointCode(text) ? findKnownNumbers : findKnownBeginnings
  return (await findKnown(db, numbers.filter(Boolean))).size > 0
}

type PossibleValue = { typedValue: TypedValue; requested: RequestedValue; condition: Condition }

/** Without values that no part of the catalog has. */
const loadPossibleValues = async (
  db: Queryable,
  attributes: Attributes,
  lexicon: Lexicon,
  typedValues: readonly TypedValue[],
): Promise<PossibleValue[]> => {
  const values = typedValues.flatMap((typedValue) =>
    typedValue.requestedValues.map((requested) => ({ typedValue, requested })),
  )
  const requestedValues = values.map(({ requested }) => requested)
  const conditions = await loadConditions(db, attributes, lexicon, requestedValues)
  return values.flatMap((value, i) => {
    const condition = conditions[i]
    return condition?.where ? [{ ...value, condition }] : []
  })
}

const groupByTypedValue = <V extends PossibleValue>(values: readonly V[]) =>
  Map.groupBy(values, ({ typedValue }) => typedValue)

type ValueGroups = ReadonlyMap<TypedValue, readonly PossibleValue[]>

/** Nothing else in the search decides between the possible values of the only typed one, so the first of them is taken. */
const isAlone = (
  plan: SearchPlan | null,
  { categoryIds, manufacturerIds, conditions }: SearchFilter,
  groups: ValueGroups,
) => plan === null && groups.size === 1 && conditions.length === 0 && !categoryIds && !manufacturerIds

const sampleParts = (db: Queryable, plan: SearchPlan | null, filter: SearchFilter, groups: ValueGroups) => {
  const lists = [...groups.values()]
  const typed = lists.map((values) => either(values.map(({ condition }) => condition)))
  const conditions = lists.flat().map(({ condition }) => condition)
  return sampleHits(db, plan, { ...filter, conditions: [...filter.conditions, ...typed] }, conditions, maxSampledParts)
}

/** At most one of the possible values of each typed value. Between several, the parts decide that `plan`, the rest of the keyword, and `filter` find. `parts`: all that have the chosen values, by relevance, if the parts that decide are known to be all. */
const chooseValues = async (
  db: Queryable,
  possible: readonly PossibleValue[],
  plan: SearchPlan | null,
  filter: SearchFilter,
): Promise<{ values: PossibleValue[]; parts: FoundPart[] | null }> => {
  const groups = groupByTypedValue(possible)
  const isPlain = groups.size === possible.length || isAlone(plan, filter, groups)
  const sample = isPlain ? null : await sampleParts(db, plan, filter, groups)
  // One part that has every value stands for a sample.
  const candidates = possible.map((value, i) => ({
    ...value,
    key: value.requested.key,
    isMinimum: 'min' in value.requested && value.requested.max === null,
    parts: sample?.partsByCondition[i] ?? new Set([0]),
  }))
  const chosen = chooseCandidates([...groupByTypedValue(candidates).values()], sample?.parts.length ?? 1)
  const values = chosen.filter((value) => value !== null)
  const isComplete = sample !== null && sample.parts.length < maxSampledParts && values.length === groups.size
  const parts = isComplete ? sample.parts.filter((_, i) => values.every((value) => value.parts.has(i))) : null
  return { values, parts }
}

const toCategoryRead = (text: string, { words, named }: CategoryMatch): Read => ({
  text: words.map(({ start, end }) => text.slice(start, end)).join(' '),
  without: removeWords(text, words),
  categoryIds: named,
})

/** In the order of the keyword. */
const listReads = (
  text: string,
  categories: CategoryMatch | null,
  manufacturers: readonly ManufacturerMatch[],
  values: readonly PossibleValue[],
): Read[] => {
  const cut = ({ start, end }: Word) => ({ text: text.slice(start, end), without: removeWords(text, [{ start, end }]) })
  const reads = [
    ...(categories ? [{ start: categories.words[0]?.start ?? 0, read: toCategoryRead(text, categories) }] : []),
    ...manufacturers.map((manufacturer) => ({
      start: manufacturer.start,
      read: { ...cut(manufacturer), manufacturerId: manufacturer.id },
    })),
    ...values.map(({ typedValue, requested, condition }) => ({
      start: typedValue.start,
      read: { ...cut(typedValue), requested, condition },
    })),
  ]
  return reads.toSorted((a, b) => a.start - b.start).map(({ read }) => read)
}

type KeywordContext = {
  groupSign: string
  categories: CategoryMatch | null
  /** The rest of the keyword is searched in English. */
  isTranslated: boolean
}

type LoadedKeyword = Pick<KeywordContext, 'categories' | 'isTranslated'> & {
  text: string
  manufacturers: readonly ManufacturerMatch[]
  ignored: readonly Word[]
  possible: readonly PossibleValue[]
}

/** Parses typed values and manufacturers: `Murata 100nF 16V 0402 X7R`. Null where the keyword is a part number. */
export const loadKeyword = async (
  db: Queryable,
  attributes: Attributes,
  lexicon: Lexicon,
  keyword: string,
  { groupSign, categories, isTranslated }: KeywordContext,
): Promise<LoadedKeyword | null> => {
  const text = tidy(keyword)
  const parsed = parseKeyword(text, attributes, lexicon, { groupSign, categories })
  if (!isTranslated && (await isPartNumber(db, text, parsed))) return null
  const possible = await loadPossibleValues(db, attributes, lexicon, parsed.typedValues)
  const { manufacturers, ignored } = parsed
  return { text, isTranslated, categories, manufacturers, ignored, possible }
}

/** `parts`: all that are found, by relevance, where choosing the values has found them. */
type Reading = { reads: Read[]; filter: SearchFilter; plan: SearchPlan | null; parts: FoundPart[] | null }

/** An ambiguous value gets the meaning that the parts found by the rest of the keyword and `filter` have. `plan` searches that rest. Null where nothing is read. */
export const chooseReading = async (
  db: Queryable,
  { text, isTranslated, categories, manufacturers, ignored, possible }: LoadedKeyword,
  filter: SearchFilter,
): Promise<Reading | null> => {
  const names = [...(categories?.words ?? []), ...manufacturers, ...ignored]
  const narrowed = narrowFilter(filter, {
    categoryIds: categories?.ids ?? null,
    manufacturerIds: manufacturers.length > 0 ? [...new Set(manufacturers.map(({ id }) => id))] : null,
    conditions: [],
  })
  const withoutValues = removeWords(text, [...names, ...groupByTypedValue(possible).keys()])
  const planRest = isTranslated ? planWords : planSearch
  const { values, parts } = await chooseValues(db, possible, planRest(withoutValues), narrowed)
  const matches = [...names, ...values.map(({ typedValue }) => typedValue)]
  const plan = planRest(removeWords(text, matches))
  if (matches.length === 0 && (!isTranslated || plan === null)) return null
  return {
    reads: listReads(text, categories, manufacturers, values),
    filter: { ...narrowed, conditions: [...narrowed.conditions, ...values.map(({ condition }) => condition)] },
    plan,
    parts,
  }
}

/** Refuses an unknown key, and a range for an attribute whose values are words. */
export const toRequestedValues = (filters: readonly AttributeFilter[], attributes: Attributes): RequestedValue[] =>
  filters.map((filter, index) => {
    const { key } = filter
    const refuse = (field: string, messageKey: 'fields.unknownParameter' | 'fields.rangeOfWords') =>
      failure('invalidRequest', { fields: [{ field, messageKey, values: { key } }] })
    const attribute = key === packageKey ? null : attributes.get(key)
    if (attribute === undefined) throw refuse(`filters.${index}.key`, 'fields.unknownParameter')
    if (!('values' in filter || attribute?.isNumeric || attribute?.unit))
      throw refuse(`filters.${index}`, 'fields.rangeOfWords')
    return 'values' in filter ? filter : { key, min: filter.min ?? null, max: filter.max ?? null }
  })

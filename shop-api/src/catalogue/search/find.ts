import type { searchQuery } from '@partgate/schema/shop-api/search.ts'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { Attributes } from '../wording/attributes.ts'
import type { Lexicon } from '../query-parser/lexicon.ts'
import { dropUnknownPieces } from '@partgate/schema/foreign-words.ts'
import { listForms, listNumbersInText } from '../part-numbers/number-forms.ts'
import { findCategories, findNamedCategory, findMeant, type CategoryMatch } from '../query-parser/category-names.ts'
import { listTranslations } from '../query-parser/part-kinds.ts'
import { dropHighVoltages } from '../query-parser/parse-keyword.ts'
import { chooseReading, loadKeyword, type Read } from './read-keyword.ts'
import { memoize } from '../memoize.ts'
import { partition } from '../partition.ts'
import { tidy } from '../tidy.ts'
import { isFound, findKnownBeginnings, findKnownNumbers, findPartsBeginning } from './keyword-store.ts'
import { countSearchFacets, createListCounter, type FacetCounts } from '../facets/service.ts'
import { emptyFilter, isWholeCatalogue, narrowFilter, type SearchFilter } from '../part-filter/filter.ts'
import { maxCountedHits } from '../part-filter/hits.ts'
import { isList } from '../part-filter/listed-parts.ts'
import { findParts, type FoundPart } from './page-store.ts'
import { normalizePartNumber } from '../part-numbers/part-number.ts'
import { planExactSearch, planSearch, type SearchPlan } from '../query-parser/plan.ts'
import { listCorrections } from '../part-numbers/typo.ts'

export type SearchQuery = z.output<typeof searchQuery>

type Found = {
  total: number
  isTotalCapped: boolean
  /** One more than are counted where there are more; null for lists, whose order an index gives. */
  parts: readonly FoundPart[] | null
  countFacets: () => Promise<FacetCounts>
}

export type Searched = Found & { plan: SearchPlan | null; filter: SearchFilter; reads: Read[] }

type Question = {
  query: SearchQuery
  /** Of thousands, in the language of the request. */
  groupSign: string
  filter: SearchFilter
  attributes: Attributes
  lexicon: Lexicon
}

/** Visitors page through lists and load them again, and the contents change slowly. */
const listLifetimeMs = 60_000
const maxLists = 200

const listName = ({
  page: _page,
  limit: _limit,
  wd: _wd,
  read: _read,
  match: _match,
  quantity: _quantity,
  ...query
}: SearchQuery) => JSON.stringify(query)

const countSame = (number: string, other: string) => {
  let same = 0
  while (same < number.length && number[same] === other[same]) same++
  return same
}

/** Numbers of other packagings come last, sorted by the length of the beginning that they share with the typed number. */
const sortByLikeness = (number: string) => {
  const norm = normalizePartNumber(number)
  const [variants, others] = partition(listForms(number), ({ as }) => as === 'packaging_suffix')
  const sorted = variants.toSorted((a, b) => countSame(norm, b.norm) - countSame(norm, a.norm))
  return [...others, ...sorted].map((form) => form.norm)
}

/** Beginnings of part numbers that the buyer may have meant. Where a reordered or misspelt one is a complete part number, only numbers with letters and digits that look alike are corrected, because the other may be a different part. */
const findCorrections = async (db: Database, number: string) => {
  const { lookalikes, reordered, headWithDigit, misspelt } = listCorrections(number)
  const others = [...reordered, ...misspelt]
  const [whole, heads] = await Promise.all([
    findKnownNumbers(db, others),
    findKnownBeginnings(db, headWithDigit ? [headWithDigit] : []),
  ])
  if (whole.size > 0) return lookalikes
  return heads.size > 0 ? [...lookalikes, ...misspelt] : [...lookalikes, ...others]
}

/** Takes the first that finds anything: the keyword with its kind of parts and typed values read, with typed values read, as words, as another form of the number, as English words, with any category read, with one typing error corrected. */
export const createPartFinder = (db: Database) => {
  const countList = createListCounter(db)
  const lists = memoize((_name: string, load: () => Promise<Found>) => load(), listLifetimeMs, maxLists)

  const loadList = async (filter: SearchFilter): Promise<Found> => {
    const counts = await countList(filter)
    return { total: counts.total, isTotalCapped: false, parts: null, countFacets: async () => counts }
  }

  const search = async (
    plan: SearchPlan | null,
    filter: SearchFilter,
    { query: { sort }, lexicon }: Question,
    known: readonly FoundPart[] | null,
  ): Promise<Found> => {
    const parts =
      known && sort !== 'part_number' ? known : await findParts(db, plan, filter, sort, lexicon.numberBounds)
    const ids = parts.map(({ id }) => id)
    const facets = memoize((_key: null) => countSearchFacets(db, plan, filter, ids))
    const total = Math.min(parts.length, maxCountedHits)
    return { total, isTotalCapped: parts.length > total, parts, countFacets: () => facets(null) }
  }

  /** `known`: the parts that are found, by relevance, if an earlier statement has found them. */
  const find = async (
    plan: SearchPlan | null,
    filter: SearchFilter,
    reads: Read[],
    question: Question,
    known: readonly FoundPart[] | null = null,
  ) => {
    const load = () => (isList(plan, filter) ? loadList(filter) : search(plan, filter, question, known))
    const { query } = question
    const name = isList(plan, filter) ? JSON.stringify(filter) : query.wd === undefined ? listName(query) : null
    const found = await (name === null ? load() : lists(name, load))
    return { ...found, plan, filter, reads }
  }

  /** Where the filters of the query leave nothing, the keyword gets the meaning that it has without them, even if nothing is found. */
  const searchParsed = async (
    question: Question,
    text: string,
    categories: CategoryMatch | null = null,
    isTranslated = categories !== null,
  ): Promise<Searched | null> => {
    const { attributes, lexicon, groupSign, filter } = question
    const keyword = await loadKeyword(db, attributes, lexicon, text, { groupSign, categories, isTranslated })
    if (!keyword) return null
    const read = await chooseReading(db, keyword, filter)
    const found = read && (await find(read.plan, read.filter, read.reads, question, read.parts))
    if (found && found.total > 0) return found
    if (isWholeCatalogue(null, filter)) return null
    const unfiltered = await chooseReading(db, keyword, emptyFilter)
    if (!unfiltered || !(await isFound(db, unfiltered.plan, unfiltered.filter))) return null
    return find(unfiltered.plan, narrowFilter(filter, unfiltered.filter), unfiltered.reads, question)
  }

  const searchByValues = async (question: Question): Promise<Searched | null> => {
    const { wd, read, match } = question.query
    return !wd || read === '0' || match === 'exact' ? null : searchParsed(question, wd)
  }

  /** Finds a part by a distributor's number, by the number of another packaging, or by a number among words. */
  const searchOtherForms = async (plan: SearchPlan, question: Question): Promise<Searched | null> => {
    const forms = [plan.text, ...listNumbersInText(plan.text)].flatMap((text) =>
      sortByLikeness(text).map((number) => ({ text, number })),
    )
    const known = await findKnownNumbers(
      db,
      forms.map(({ number }) => number),
    )
    const form = forms.find(({ number }) => known.has(number))
    if (!form) return null
    const other = { ...planExactSearch(form.text), number: form.number }
    return find(other, question.filter, [], question)
  }

  /** A text that begins a known part number is a number, not a kind of parts. */
  const searchByKind = async (question: Question): Promise<Searched | null> => {
    const { wd, read, match } = question.query
    if (!wd || read === '0' || match === 'exact') return null
    const text = tidy(wd)
    const kind = findMeant(text, question.lexicon.categories)
    if (!kind || (await findKnownBeginnings(db, [normalizePartNumber(text)])).size > 0) return null
    return searchParsed(question, text, kind)
  }

  /** `精密电阻` is a resistor, although no part is described by its other word, and `high voltage LDO` an LDO, although none bears a high voltage. */
  const searchKnownPieces = async ({ text }: SearchPlan, question: Question): Promise<Searched | null> => {
    if (question.query.read === '0') return null
    const known = dropUnknownPieces(text)
    const plain = dropHighVoltages(known)
    const rest = plain ?? known
    const kind = rest === text ? null : findMeant(rest, question.lexicon.categories)
    if (kind) return searchParsed(question, rest, kind)
    const found = plain && (await find(planSearch(plain), question.filter, [], question))
    return found && found.total > 0 ? found : null
  }

  const searchByCategories = async (
    { text }: SearchPlan,
    question: Question,
    matches: readonly CategoryMatch[],
  ): Promise<Searched | null> => {
    for (const categories of matches) {
      const found = await searchParsed(question, text, categories)
      if (found) return found
    }
    return null
  }

  /** Descriptions are English: `Spannungsregler 5V` is `regulator 5V`. */
  const searchInEnglish = async ({ text }: SearchPlan, question: Question): Promise<Searched | null> => {
    if (question.query.read === '0') return null
    for (const translated of listTranslations(text, question.lexicon.partKinds)) {
      const parsed = await searchParsed(question, translated, null, true)
      if (parsed) return parsed
      const found = await find(planSearch(translated), question.filter, [], question)
      if (found.total > 0) return found
    }
    return null
  }

  const searchCorrections = async (plan: SearchPlan, question: Question): Promise<Searched | null> => {
    const numbers = await findCorrections(db, plan.number)
    const resembling = numbers.length > 0 ? await findPartsBeginning(db, numbers) : []
    if (resembling.length === 0) return null
    return find({ ...plan, resembling }, question.filter, [], question)
  }

  const searchLoosely = async (plan: SearchPlan, question: Question): Promise<Searched | null> => {
    if (!isWholeCatalogue(null, question.filter) && (await isFound(db, plan, emptyFilter))) return null
    const otherForm = await searchOtherForms(plan, question)
    if (otherForm) return otherForm
    const { categories } = question.lexicon
    const isRead = question.query.read !== '0'
    const named = isRead ? findNamedCategory(plan.text, categories) : null
    const others = isRead ? findCategories(plan.text, categories, named).filter((match) => match !== named) : []
    return (
      (await searchByCategories(plan, question, named ? [named] : [])) ??
      (await searchInEnglish(plan, question)) ??
      (await searchByCategories(plan, question, others)) ??
      (await searchKnownPieces(plan, question)) ??
      (await searchCorrections(plan, question))
    )
  }

  return async (question: Question): Promise<Searched> => {
    const read = (await searchByKind(question)) ?? (await searchByValues(question))
    if (read) return read
    const { wd = '', match } = question.query
    const plan = match === 'exact' ? planExactSearch(wd) : planSearch(wd)
    const found = await find(plan, question.filter, [], question)
    const loose = plan && !plan.isExact && found.total === 0 ? await searchLoosely(plan, question) : null
    return loose ?? found
  }
}

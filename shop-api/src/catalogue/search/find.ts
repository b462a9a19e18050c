import type { searchQuery } from '@partgate/schema/shop-api/search.ts'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { Attributes } from '../attributes.ts'
import type { PageOrder } from '../facets/store.ts'
import type { Lexicon } from '../query-parser/lexicon.ts'
import { readKeyword, type Read } from '../query-parser/service.ts'
import { memoize } from '../memoize.ts'
import { isFound, findPartsBeginning } from '../query-parser/store.ts'
import { countHits, emptyFilter, type SearchCounts } from '../facets/service.ts'
import type { SearchFilter } from './filter.ts'
import { isList } from './list-store.ts'
import { planExactSearch, planSearch, type SearchPlan } from './plan.ts'
import { listTypoVariants } from './typo.ts'

export type SearchQuery = z.output<typeof searchQuery>

export type Searched = { plan: SearchPlan | null; filter: SearchFilter; counts: SearchCounts; reads: Read[] }

type Question = {
  query: SearchQuery
  filter: SearchFilter
  attributes: Attributes
  lexicon: Lexicon
  /** The order of the requested page, where counting may return the page too. */
  order: PageOrder | null
}

/** Lists are paged and reloaded while their contents change slowly. */
const listLifetimeMs = 60_000
const maxLists = 200

const listName = ({
  sort: _sort,
  page: _page,
  limit: _limit,
  wd: _wd,
  read: _read,
  match: _match,
  ...query
}: SearchQuery) => JSON.stringify(query)

/** Takes the first that finds anything: the keyword with typed values read, the keyword as words, one typing error. */
export const createPartFinder = (db: Database) => {
  const lists = memoize((_name: string, load: () => Promise<SearchCounts>) => load(), listLifetimeMs, maxLists)
  const count = (plan: SearchPlan | null, filter: SearchFilter, { order }: Question) =>
    countHits(db, plan, filter, order)

  const listed = (question: Question) => {
    const { query, filter } = question
    const order = isList(null, filter) ? null : question.order
    return lists(listName(query), () => count(null, filter, { ...question, order }))
  }

  const asRead = async (question: Question): Promise<Searched | null> => {
    const { query, filter, attributes, lexicon } = question
    if (!query.wd || query.read === '0' || query.match === 'exact') return null
    const read = await readKeyword(db, attributes, lexicon, query.wd, filter)
    if (!read) return null
    const plan = planSearch(read.rest)
    const counts = await count(plan, read.filter, question)
    return counts.total > 0 ? { plan, filter: read.filter, counts, reads: read.reads } : null
  }

  const asMistyped = async (plan: SearchPlan, question: Question): Promise<Searched | null> => {
    const numbers = listTypoVariants(plan.number)
    if (numbers.length === 0 || (await isFound(db, plan, emptyFilter))) return null
    const resembling = await findPartsBeginning(db, numbers)
    if (resembling.length === 0) return null
    const loose = { ...plan, resembling }
    return { plan: loose, filter: question.filter, counts: await count(loose, question.filter, question), reads: [] }
  }

  return async (question: Question): Promise<Searched> => {
    const read = await asRead(question)
    if (read) return read
    const { wd = '', match } = question.query
    const plan = match === 'exact' ? planExactSearch(wd) : planSearch(wd)
    const counts = await (plan ? count(plan, question.filter, question) : listed(question))
    const loose = plan && !plan.isExact && counts.total === 0 ? await asMistyped(plan, question) : null
    return loose ?? { plan, filter: question.filter, counts, reads: [] }
  }
}

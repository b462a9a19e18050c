import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { matchReasons, type ReadFilter, type SearchData } from '@partgate/schema/shop-api/search.ts'
import type { Database } from '#db/database.ts'
import { type Translator, translatorOf } from '#i18n/translator.ts'
import { allOfTree } from './category-tree.ts'
import { facetOptions } from './facet-options.ts'
import { goodsOf } from './goods.ts'
import { goodsByIds } from './goods-store.ts'
import { countIndex, pageOfIndex } from './index-store.ts'
import { describeMatch } from './match.ts'
import { loadLexicon } from './read-lexicon.ts'
import { makerKey } from './read-makers.ts'
import { wishesOf, type Read } from './read-service.ts'
import { remember } from './remember.ts'
import { conditionsOf, type Condition } from './search-conditions.ts'
import type { PageOrder } from './facet-store.ts'
import { cappedName, isWhole, type SearchCounts } from './search-counts.ts'
import { searchedIn, type Searched, type SearchQuery } from './search-found.ts'
import { countedHits, type SearchFilter } from './search-hits.ts'
import {
  countedOrder,
  goodsOfParts,
  isByOffer,
  pageOfHits,
  pageOfList,
  type Hit,
  type PageRequest,
} from './search-page.ts'
import type { Vocabulary } from './vocabulary.ts'

const indexLifetimeMs = 300_000
/** Of a list that is longer than what is counted, so many parts can be paged through. */
const deepestPart = 100_000

/** An unknown category has nothing below it, so nothing is found. */
const filterOf = (query: SearchQuery, categories: Iterable<Category>, conditions: Condition[]): SearchFilter => {
  const category = [...categories].find(({ category_page_url }) => category_page_url === query.category)
  const below = category ? allOfTree([category]).map(({ category_id }) => category_id) : []
  return {
    categoryIds: query.category === undefined ? null : below,
    manufacturerIds: query.manufacturer?.split(',').map(Number) ?? null,
    packagings: query.packaging?.split(',') ?? null,
    lifecycles: query.lifecycle?.split(',') ?? null,
    inStock: query.in_stock === '1',
    rohs: query.rohs === '1',
    initial: query.initial?.toUpperCase() ?? null,
    conditions,
  }
}

/** What was read, by the names it has in a language. */
const readFilterOf = (
  read: Read,
  { attributes, manufacturers }: Pick<Vocabulary, 'attributes' | 'manufacturers'>,
  t: Translator,
): ReadFilter => {
  const { text, without } = read
  if ('makerId' in read) {
    const values = [manufacturers.get(read.makerId) ?? text]
    const name = t('catalogue.manufacturer')
    return { text, key: makerKey, name, unit: null, min: null, max: null, values, wd_without: without }
  }
  const { wish } = read
  const { name = t('catalogue.package'), unit = null } = attributes.get(wish.key) ?? {}
  const range = 'values' in wish ? { min: null, max: null, values: [...wish.values] } : { ...wish, values: [] }
  return { text, ...range, key: wish.key, name, unit, wd_without: without }
}

/** How far pages reach: to the end of what is known to be there, or as deep as walking there stays cheap. */
const lastOf = ({ plan, counts, filter }: Searched, { sort }: SearchQuery) => {
  if (isByOffer(sort)) return Math.min(counts.total, countedHits)
  if (plan) return counts.total
  if (sort === 'part_number' && filter.conditions.length > 0) return counts.total
  const isIndexed = !counts.totalCapped && (sort === 'relevance' || filter.categoryIds === null)
  return isIndexed ? counts.total : Math.min(deepestPart, counts.totalCapped ? Infinity : counts.total)
}

/** The page that was asked for is there with the counts, or is read by itself. */
const hitsOf = async (
  db: Database,
  request: PageRequest,
  counts: SearchCounts,
  order: PageOrder | null,
): Promise<Hit[]> => {
  if (counts.page && counts.page.name === order?.name) return goodsOfParts(db, request, counts.page.parts)
  if (request.plan || isByOffer(request.sort)) return pageOfHits(db, request, counts)
  return goodsOfParts(db, request, await pageOfList(db, request, counts.totalCapped ? null : counts.total))
}

/** Search and browsing: without a keyword, everything that the filter lets through. */
export const searchIn = (db: Database, vocabularyIn: (lang: LocaleCode) => Promise<Vocabulary>) => {
  const indexTotal = remember((initial: string) => countIndex(db, initial), indexLifetimeMs)
  const lexicon = remember(() => loadLexicon(db))
  const searched = searchedIn(db)

  return async (query: SearchQuery, lang: LocaleCode): Promise<SearchData> => {
    const { categories, manufacturers, attributes } = await vocabularyIn(lang)
    const words = await lexicon(null)
    const wishes = wishesOf(query.filters ?? [], attributes)
    const filter = filterOf(query, categories.values(), await conditionsOf(db, attributes, words, wishes))
    const offset = (Number(query.page) - 1) * Number(query.limit)
    const wanted = { sort: query.sort, offset, limit: Number(query.limit) }
    const order = countedOrder(wanted)
    const found = await searched({ query, filter, attributes, lexicon: words, order })

    const { plan, counts, reads } = found
    const isIndex = query.sort === 'part_number' && isWhole(plan, { ...found.filter, initial: null })
    const index = isIndex ? found.filter.initial : null
    const total = index ? await indexTotal(index) : counts.total
    // Pages end somewhere, so that no page number makes the database walk further.
    const limit = Math.max(0, Math.min(wanted.limit, (index ? total : lastOf(found, query)) - offset))
    const request = { ...wanted, plan, filter: found.filter, limit, partCount: words.parts }
    const hits =
      limit === 0 ? [] : await (index ? pageOfIndex(db, index, offset, limit) : hitsOf(db, request, counts, order))

    const rows = await goodsByIds(
      db,
      hits.map(({ goods_id }) => goods_id),
    )
    const rowById = new Map(rows.map((row) => [row.goods_id, row]))
    const list = hits.flatMap(({ goods_id, rank, alias }) => {
      const row = rowById.get(goods_id)
      const reason = matchReasons[rank]
      if (!row || !reason) return []
      return [{ ...goodsOf(row, attributes), match: plan && describeMatch(plan, reason, row, alias) }]
    })
    const t = translatorOf(lang)
    const packageName = t('catalogue.package')
    return {
      total,
      total_capped: !index && counts.totalCapped,
      list,
      read: reads.map((read) => readFilterOf(read, { attributes, manufacturers }, t)),
      ...facetOptions(counts.facets, counts.size, new Set(found.filter.conditions.map(({ key }) => key)), {
        attributes,
        packageName,
        manufacturer: (id) => manufacturers.get(id),
        category: (id) => categories.get(id)?.category_name,
        isCapped: (facet, key) => counts.capped.has(cappedName(facet, key)),
      }),
      sort_capped: isByOffer(query.sort) && counts.size > countedHits,
    }
  }
}

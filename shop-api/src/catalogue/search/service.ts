import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import { maxListDepth } from '@partgate/schema/limits.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { matchReasons, type ReadFilter, type SearchData } from '@partgate/schema/shop-api/search.ts'
import { getUnitFormat } from '@partgate/schema/units.ts'
import type { Database } from '#db/database.ts'
import { type Translator, getTranslator } from '#i18n/translator.ts'
import { flattenTree } from '../categories/tree.ts'
import { toFacetOptions } from '../facets/options.ts'
import { toGoods } from '../products/goods.ts'
import { loadGoodsOfPage } from '../products/goods-store.ts'
import { readManufacturerNames } from '../products/name-manufacturers.ts'
import { loadIndexPage } from './letter-index-store.ts'
import { describeMatch } from './match.ts'
import { loadLexicon } from '../query-parser/lexicon.ts'
import { categoryKey } from '../query-parser/category-names.ts'
import { manufacturerKey } from '../query-parser/manufacturer-names.ts'
import { toRequestedValues, type Read } from './read-keyword.ts'
import { memoize } from '../memoize.ts'
import { loadConditions } from '../part-filter/conditions.ts'
import { toCountKey } from '../facets/service.ts'
import { isWholeCatalogue, type Condition, type SearchFilter } from '../part-filter/filter.ts'
import { createPartFinder, type Searched, type SearchQuery } from './find.ts'
import { loadListPage } from './list-store.ts'
import { loadPageOfParts, isByOffer, loadPageByOffer, type PageHit, type PageRequest } from './page-store.ts'
import type { Vocabulary, VocabularyIn } from '../wording/vocabulary.ts'

/** An unknown category has no descendants, so nothing is found. */
const toFilter = (query: SearchQuery, categories: Iterable<Category>, conditions: Condition[]): SearchFilter => {
  const category = [...categories].find(({ category_page_url }) => category_page_url === query.category)
  const below = category ? flattenTree([category]).map(({ category_id }) => category_id) : []
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

const toReadFilter = (
  read: Read,
  { wording, categories }: Pick<Vocabulary, 'wording' | 'categories'>,
  manufacturers: ReadonlyMap<number, string>,
  t: Translator,
): ReadFilter => {
  const { text, without } = read
  if ('manufacturerId' in read) {
    const values = [manufacturers.get(read.manufacturerId) ?? text]
    const name = t('catalogue.manufacturer')
    return { text, key: manufacturerKey, name, unit: null, min: null, max: null, values, wd_without: without }
  }
  if ('categoryIds' in read) {
    const values = read.categoryIds.flatMap((id) => categories.get(id)?.category_name ?? [])
    const name = t('catalogue.category')
    return { text, key: categoryKey, name, unit: null, min: null, max: null, values, wd_without: without }
  }
  const { requested } = read
  const { name = t('catalogue.package'), unit = null } = wording.attributes.get(requested.key) ?? {}
  const range =
    'values' in requested ? { min: null, max: null, values: [...requested.values] } : { ...requested, values: [] }
  return { text, ...range, key: requested.key, name, unit, wd_without: without }
}

/** The letter whose whole index the list is, in the order of the index. */
const findIndex = ({ plan, filter }: Searched, { sort }: SearchQuery) =>
  sort === 'part_number' && isWholeCatalogue(plan, { ...filter, initial: null }) ? filter.initial : null

/** The pages of a search reach the end of the counted parts, and those of a letter have an index of their own. */
const findLastPart = (found: Searched, query: SearchQuery) =>
  found.parts !== null || findIndex(found, query) !== null ? found.total : Math.min(maxListDepth, found.total)

const loadHits = async (
  db: Database,
  request: PageRequest,
  found: Searched,
  index: string | null,
): Promise<PageHit[]> => {
  const { sort, offset, limit } = request
  if (limit === 0) return []
  if (index !== null) return loadIndexPage(db, index, offset, limit)
  const { parts, total } = found
  if (!parts) return loadListPage(db, request, total)
  if (isByOffer(sort)) return loadPageByOffer(db, request, parts.slice(0, total), sort)
  return loadPageOfParts(db, request, parts.slice(offset, offset + limit))
}

export const createSearch = (db: Database, vocabularyIn: VocabularyIn) => {
  const lexicon = memoize(() => loadLexicon(db))
  const searched = createPartFinder(db)

  return async (query: SearchQuery, lang: LocaleCode): Promise<SearchData> => {
    const { categories, wording } = await vocabularyIn(lang)
    const { attributes } = wording
    const words = await lexicon(null)
    const requestedValues = toRequestedValues(query.filters ?? [], attributes)
    const filter = toFilter(query, categories.values(), await loadConditions(db, attributes, words, requestedValues))
    const found = await searched({
      query,
      groupSign: getUnitFormat(lang).groupSign,
      filter,
      attributes,
      lexicon: words,
    })

    const { plan, total, isTotalCapped, reads } = found
    const offset = (Number(query.page) - 1) * Number(query.limit)
    // The page number is limited, so that no request makes the database walk further.
    const lastPart = findLastPart(found, query)
    const limit = Math.max(0, Math.min(Number(query.limit), lastPart - offset))
    const quantity =
      query.sort === 'price' && found.parts !== null && query.quantity !== undefined ? Number(query.quantity) : null
    const request = { sort: query.sort, quantity, offset, plan, filter: found.filter, limit }
    const loadPage = async () => {
      const hits = await loadHits(db, request, found, findIndex(found, query))
      const ids = hits.map(({ goods_id }) => goods_id)
      return { hits, rows: await loadGoodsOfPage(db, ids) }
    }
    const [{ hits, rows }, counts, manufacturers] = await Promise.all([
      loadPage(),
      found.countFacets(),
      readManufacturerNames(db),
    ])
    const rowById = new Map(rows.map((row) => [row.goods_id, row]))
    const list = hits.flatMap(({ goods_id, rank, alias }) => {
      const row = rowById.get(goods_id)
      const reason = matchReasons[rank]
      if (!row || !reason) return []
      return [{ ...toGoods(row, wording), match: plan && describeMatch(plan, reason, row, alias) }]
    })
    const t = getTranslator(lang)
    const packageName = t('catalogue.package')
    return {
      total,
      total_capped: isTotalCapped,
      has_more: offset + Number(query.limit) < lastPart,
      list,
      read: reads.map((read) => toReadFilter(read, { wording, categories }, manufacturers, t)),
      ...toFacetOptions(counts.facets, counts.size, new Set(found.filter.conditions.map(({ key }) => key)), {
        wording,
        packageName,
        manufacturer: (id) => manufacturers.get(id),
        category: (id) => categories.get(id)?.category_name,
        isCapped: (facet, key) => counts.capped.has(toCountKey(facet, key)),
      }),
      sort_capped: query.sort !== 'relevance' && found.parts !== null && isTotalCapped,
      sort_quantity: quantity,
    }
  }
}

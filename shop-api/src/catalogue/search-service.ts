import type { LocaleCode } from '@partgate/schema/locales.ts'
import { matchReasons, type Category, type SearchData, type searchQuery } from '@partgate/schema/shop-api/catalogue.ts'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import { allOfTree } from './category-tree.ts'
import { goodsOf } from './goods.ts'
import { goodsByIds } from './goods-store.ts'
import { countIndex, pageOfIndex } from './index-store.ts'
import { describeMatch } from './match.ts'
import { remember } from './remember.ts'
import { countHits, isWhole, type FacetCount } from './search-counts.ts'
import type { SearchFilter } from './search-hits.ts'
import { pageOfHits } from './search-page.ts'
import { planSearch } from './search-plan.ts'
import type { Vocabulary } from './vocabulary.ts'

const indexLifetimeMs = 300_000

export type SearchQuery = z.output<typeof searchQuery>

/** An unknown category has nothing below it, so nothing is found. */
const filterOf = (query: SearchQuery, categories: Iterable<Category>): SearchFilter => {
  const category = [...categories].find(({ category_page_url }) => category_page_url === query.category)
  const below = category ? allOfTree([category]).map(({ category_id }) => category_id) : []
  return {
    categoryIds: query.category === undefined ? null : below,
    manufacturerIds: query.manufacturer?.split(',').map(Number) ?? null,
    packaging: query.packaging ?? null,
    inStock: query.in_stock === '1',
    rohs: query.rohs === '1',
    initial: query.initial?.toUpperCase() ?? null,
  }
}

const facet = (counts: FacetCount[], nameOf: (id: number) => string | undefined) =>
  counts.map(({ id, count }) => ({ id, name: nameOf(id) ?? String(id), count }))

/** Search and browsing: without a keyword, everything that the filter lets through. */
export const searchIn = (db: Database, vocabularyIn: (lang: LocaleCode) => Promise<Vocabulary>) => {
  const indexTotal = remember((initial: string) => countIndex(db, initial), indexLifetimeMs)

  return async (query: SearchQuery, lang: LocaleCode): Promise<SearchData> => {
    const { categories, manufacturers, attributes } = await vocabularyIn(lang)
    const plan = planSearch(query.wd ?? '')
    const filter = filterOf(query, categories.values())
    const counts = await countHits(db, plan, filter)
    const index = query.sort === 'part_number' && isWhole(plan, { ...filter, initial: null }) ? filter.initial : null
    const total = index ? await indexTotal(index) : counts.total
    const offset = (Number(query.page) - 1) * Number(query.limit)
    // Pages end where counting does, so that no page number makes the database walk further.
    const limit = Math.max(0, Math.min(Number(query.limit), total - offset))
    const page = () => pageOfHits(db, { plan, filter, sort: query.sort, offset, limit, found: counts.found })
    const hits = limit === 0 ? [] : await (index ? pageOfIndex(db, index, offset, limit) : page())

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
    return {
      total,
      total_capped: !index && counts.totalCapped,
      list,
      manufacturers: facet(counts.manufacturers, (id) => manufacturers.get(id)),
      categories: facet(counts.categories, (id) => categories.get(id)?.category_name),
      counts_capped: counts.countsCapped,
    }
  }
}

import { searchQuery, type SearchData } from '@partgate/schema/shop-api/search.ts'
import { createCatalogueService } from '@partgate/shop-api/src/catalogue/index.ts'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import type { FirstPart } from './score.ts'

type Match = SearchData['list'][number]['match']
export type Searches = {
  findFirst: FirstPart
  findFirstReason: (text: string) => Promise<NonNullable<Match>['reason'] | null>
  suggest: (text: string) => Promise<readonly { part_number: string }[]>
  /** Whole ordering codes, spread over the catalogue. */
  listNumbers: (count: number) => Promise<string[]>
}

type CategoryRow = { id: number; parent_id: number | null; slug: string }

/** Searches a database as the search box does. */
export const openSearches = async (db: Database): Promise<Searches> => {
  const catalogue = createCatalogueService(db)
  const rows = await db.query<CategoryRow>('select id, parent_id, slug from categories')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const listSlugs = (id: number | null): string[] => {
    const row = id === null ? undefined : byId.get(id)
    return row ? [row.slug, ...listSlugs(row.parent_id)] : []
  }
  const search = async (text: string) => {
    const { list } = await catalogue.search(searchQuery.parse({ wd: text, limit: '1' }), 'en')
    return list[0] ?? null
  }
  return {
    findFirst: async (text) => {
      const part = await search(text)
      return part && { ...part, categories: listSlugs(part.category_id) }
    },
    findFirstReason: async (text) => (await search(text))?.match?.reason ?? null,
    suggest: catalogue.suggest,
    listNumbers: async (count) => {
      const parts = await db.query<{ mpn: string }>(
        `select mpn from (select mpn, row_number() over (order by id) as place, count(*) over () as parts from parts
                          where mpn ~ '^[A-Z0-9-]{8,}$') p
         where place % (parts / $1) = 0 order by place limit $1`,
        [count],
      )
      return parts.map(({ mpn }) => mpn)
    },
  }
}

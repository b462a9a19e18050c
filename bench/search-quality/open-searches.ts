import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { envelope } from '@partgate/schema/shop-api/envelope.ts'
import { searchQuery, type SearchData } from '@partgate/schema/shop-api/search.ts'
import { createCatalogueService } from '@partgate/shop-api/src/catalogue/index.ts'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import type { FirstPart } from './score.ts'

type Listed = SearchData['list'][number]
type Reason = NonNullable<Listed['match']>['reason']
export type Searches = {
  findFirst: FirstPart
  findFirstReason: (text: string) => Promise<Reason | null>
  suggest: (text: string) => Promise<readonly { part_number: string }[]>
  /** Whole ordering codes, spread over the catalogue. */
  listNumbers: (count: number) => Promise<string[]>
}

const listSlugs = (tree: readonly Category[], above: readonly string[] = []): [number, string[]][] =>
  tree.flatMap(({ category_id, category_page_url, children }) => {
    const slugs = [category_page_url, ...above]
    return [[category_id, slugs], ...listSlugs(children, slugs)]
  })

const createFindFirst = (
  tree: readonly Category[],
  search: (text: string) => Promise<Listed | undefined>,
): FirstPart => {
  const slugs = new Map(listSlugs(tree))
  return async (text) => {
    const part = await search(text)
    return part ? { ...part, categories: slugs.get(part.category_id) ?? [] } : null
  }
}

/** Searches a database as the search box does. */
export const openSearches = async (db: Database): Promise<Searches> => {
  const catalogue = createCatalogueService(db)
  const search = async (text: string) =>
    (await catalogue.search(searchQuery.parse({ wd: text, limit: '1' }), 'en')).list[0]
  return {
    findFirst: createFindFirst(await catalogue.tree('en'), search),
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

/** Searches a running shop. */
export const openRemoteSearches = async (shopApi: string): Promise<FirstPart> => {
  const { categoryTree, search } = contract.catalogue
  const read = async (path: string) => envelope.parse(await (await fetch(`${shopApi}${path}`)).json()).data
  const { category } = categoryTree.data.parse(await read(categoryTree.path))
  return createFindFirst(category, async (text) => {
    const data = await read(`${search.path}?${new URLSearchParams({ wd: text, limit: '1' }).toString()}`)
    return search.data.parse(data).list[0]
  })
}

import { maxListDepth } from '@partgate/schema/limits.ts'
import { partQueries } from '@partgate/schema/shop-api/part-match.ts'
import { searchQuery, searchSorts } from '@partgate/schema/shop-api/search.ts'
import { createCatalogueService } from '@partgate/shop-api/src/catalogue/index.ts'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import type { Statement } from './timed-database.ts'
import type { RowName } from './targets.ts'

type Request = () => Promise<unknown>
/** A row of the table of results. `isCounted`: the statements of a request that belong to the row; all if absent. */
type Row = { name: RowName; requests: Request[]; isCounted?: (statement: Statement) => boolean }

const samples = 60
const limit = 20
/** Shares of the pages of a letter. */
const depths = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

const isOfFacets = ({ text }: Statement) => /\bfacet\b|\bvalue_counts\b/.test(text)
const isOfList = (statement: Statement) => !isOfFacets(statement)

type Part = { mpn: string; description: string; slug: string; goods: number; value: string | null; package: string }

const sampled = `
  select p.mpn, p.description, p.package, v.txt as value, g.slug, g.id as goods
  from parts p join goods g on g.part_id = p.id and g.is_default
  left join attribute_values v on v.id = p.value_ids[1]
  where p.id = any (array(select 1 + (n * (select max(id) from parts)::bigint / $1) from generate_series(0, $1 - 1) n))
  order by p.id`

const loadIds = async (db: Database, table: 'categories' | 'manufacturers') =>
  db.query<{ id: number; slug: string }>(
    `select id, slug from ${table} where part_count > 0 order by part_count desc, id limit ${samples}`,
  )

const chunk = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))

const first = <T>(list: readonly T[], count = samples) => list.slice(0, count)

/** Requests as the routes of the shop make them, on a service with nothing in its caches. */
export const listRows = async (db: Database): Promise<Row[]> => {
  const catalogue = createCatalogueService(db)
  const parts = await db.query<Part>(sampled, [5_000])
  const spread = parts.filter((_, i) => i % Math.ceil(parts.length / samples) === 0)
  const [categories, manufacturers] = [await loadIds(db, 'categories'), await loadIds(db, 'manufacturers')]

  const search = (query: Record<string, string>) =>
    catalogue.search(searchQuery.parse({ limit: String(limit), ...query }), 'en')
  const searches = (texts: readonly string[]) => texts.map((wd) => () => search({ wd }))

  const words = spread.map(({ description }, i) => first(description.split(/[\s,]+/), 1 + (i % 3)).join(' '))
  const typed = spread.map(({ value, package: name }) => [value, name].filter(Boolean).join(' '))

  const filters: Record<string, string>[] = [
    {},
    { in_stock: '1' },
    { rohs: '1' },
    { packaging: 'reel' },
    { packaging: 'tray' },
    { lifecycle: 'active' },
    { lifecycle: 'obsolete' },
    ...[0, 10, 30].flatMap((place): Record<string, string>[] => [
      { category: categories[place]?.slug ?? '' },
      { manufacturer: String(manufacturers[place]?.id) },
    ]),
  ]
  const lists = filters.flatMap((filter) => searchSorts.map((sort) => ({ ...filter, sort })))
  const deepLists: Record<string, string>[] = []
  for (const list of lists) {
    const { total } = await search(list)
    const last = Math.ceil(Math.min(total, maxListDepth) / limit)
    for (const page of new Set([2, Math.ceil(last / 2), last]))
      if (page > 1) deepLists.push({ ...list, page: `${page}` })
  }
  const letterPages: Record<string, string>[] = []
  for (const initial of ['a', 'c', 'r', 's', '0', '4']) {
    const letter = { initial, sort: 'part_number' }
    const last = Math.ceil((await search(letter)).total / limit)
    for (const page of new Set(depths.map((depth) => Math.ceil(last * depth))))
      if (page > 0) letterPages.push({ ...letter, page: `${page}` })
  }
  const combined = first(categories, 8).flatMap(({ slug: category }): Record<string, string>[] => [
    { category, in_stock: '1', rohs: '1' },
    { category, packaging: 'reel' },
    { category, lifecycle: 'active', in_stock: '1' },
  ])
  // The lists above have left their counts in the caches of their service.
  const fresh = createCatalogueService(db)
  await fresh.search(searchQuery.parse({ wd: 'prepares the vocabulary', limit: '1' }), 'en')
  const facets = (query: Record<string, string>) => () =>
    fresh.search(searchQuery.parse({ limit: '20', ...query }), 'en')

  return [
    { name: 'statement without work', requests: spread.map(() => () => db.query('select 1', [], 'bench.nothing')) },
    {
      name: 'suggestion',
      requests: spread.map(
        ({ mpn }, i) =>
          () =>
            catalogue.suggest(mpn.slice(0, 2 + (i % 7))),
      ),
    },
    {
      name: 'part by slug, by number, 100 ids',
      requests: [
        ...spread.map(
          ({ slug }) =>
            () =>
              catalogue.goodsDetail({ urls: slug }, 'en'),
        ),
        ...spread.map(
          ({ mpn: wd }) =>
            () =>
              search({ wd, match: 'exact', limit: '1' }),
        ),
        ...first(chunk(parts, 100)).map(
          (list) => () => catalogue.goodsDetail({ ids: list.map(({ goods }) => goods).join(',') }, 'en'),
        ),
      ],
      isCounted: isOfList,
    },
    {
      name: '500 numbers',
      requests: chunk(parts, 500).map(
        (list) => () =>
          catalogue.matchParts(
            list.flatMap(({ mpn }) => partQueries.parse({ parts: [{ part_numbers: [mpn] }] }).parts),
            'en',
          ),
      ),
    },
    {
      name: 'inside-search, five characters or more',
      requests: searches(spread.map(({ mpn }, i) => mpn.slice(2, 7 + (i % 4))).filter((text) => text.length >= 5)),
      isCounted: isOfList,
    },
    {
      name: 'one to three words, with typed values or without',
      requests: searches([...words, ...typed]),
      isCounted: isOfList,
    },
    {
      name: "'100nF 0402 ≥16V'",
      requests: searches(Array.from({ length: 20 }, () => '100nF 0402 ≥16V')),
      isCounted: isOfList,
    },
    { name: 'any sort × filter, page 1', requests: lists.map((list) => () => search(list)), isCounted: isOfList },
    {
      name: 'any sort × filter, other pages',
      requests: deepLists.map((list) => () => search(list)),
      isCounted: isOfList,
    },
    { name: 'letter page at any depth', requests: letterPages.map((page) => () => search(page)), isCounted: isOfList },
    {
      name: 'facets of a category or manufacturer',
      requests: [
        ...categories.map(({ slug: category }) => facets({ category })),
        ...manufacturers.map(({ id }) => facets({ manufacturer: String(id) })),
      ],
      isCounted: isOfFacets,
    },
    {
      name: 'facets of a search or of combined filters',
      requests: [...[...words, ...typed, '100nF 0402 ≥16V'].map((wd) => facets({ wd })), ...combined.map(facets)],
      isCounted: isOfFacets,
    },
  ]
}

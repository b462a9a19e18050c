import type { Database, Queryable } from '#db/database.ts'
import {
  countFacets,
  facetColumns,
  selectParts,
  selectPartsById,
  type CountRequest,
  type FacetName,
  type FacetRow,
} from './store.ts'
import { hits, maxCountedHits } from '../part-filter/hits.ts'
import { isList, selectListedParts } from '../part-filter/listed-parts.ts'
import { countFilters, emptyFilter, isWholeCatalogue, type SearchFilter } from '../part-filter/filter.ts'
import type { SearchPlan } from '../query-parser/plan.ts'
import { countListedParts, countListOptions, optionFacets, withoutOwnFilter } from './list-counts.ts'
import { loadValueCounts } from './value-counts.ts'
import { memoize } from '../memoize.ts'
import { partition } from '../partition.ts'

export type FacetCounts = {
  facets: readonly FacetRow[]
  /** The number of parts in which the attributes were counted. */
  size: number
  /** Keys (`toCountKey`) of the facets whose counting stopped early. */
  capped: ReadonlySet<string>
}

/** Each filtered attribute is counted separately, so its key has the attribute's name. */
export const toCountKey = (facet: FacetName, key: string | null = null) => (key === null ? facet : `${facet} ${key}`)

const nothingCounted: FacetCounts = { facets: [], size: 0, capped: new Set() }

/** Counts in the first parts of `parts`, a statement that selects one part more than are counted. */
const countFirst = async (db: Queryable, request: CountRequest): Promise<FacetCounts> => {
  const rows = await countFacets(db, { ...request, facets: ['size', ...request.facets] })
  const size = rows.find(({ facet }) => facet === 'size')?.count ?? 0
  const names = request.facets.map((facet) => toCountKey(facet, request.key))
  return {
    facets: rows.flatMap((row) =>
      row.facet === 'size' ? [] : [{ ...row, count: Math.min(row.count, maxCountedHits) }],
    ),
    size,
    capped: new Set(size > maxCountedHits ? names : []),
  }
}

const merge = (all: readonly FacetCounts[], size: number): FacetCounts => ({
  facets: all.flatMap(({ facets }) => facets),
  size,
  capped: new Set(all.flatMap(({ capped }) => [...capped])),
})

/** Limits the parallel queries, so that one search with many filters does not take all connections. */
const maxParallelQueries = 3
const runInBatches = async <T>(tasks: readonly (() => Promise<T>)[]) => {
  const results: T[] = []
  for (let i = 0; i < tasks.length; i += maxParallelQueries)
    results.push(...(await Promise.all(tasks.slice(i, i + maxParallelQueries).map((task) => task()))))
  return results
}

/** Stored where the list has no filter but a category, a manufacturer and the stock. */
const loadStoredValues = async (db: Queryable, filter: SearchFilter) =>
  isWholeCatalogue(null, { ...filter, categoryIds: null, manufacturerIds: null, inStock: false })
    ? loadValueCounts(db, filter)
    : null

/** The attributes of a list, or one of them. */
const countListAttributes = async (
  db: Queryable,
  filter: SearchFilter,
  key: string | null = null,
): Promise<FacetCounts> => {
  const stored = await loadStoredValues(db, filter)
  if (stored) return { ...nothingCounted, facets: stored.filter((row) => key === null || row.key === key) }
  return countFirst(db, {
    parts: selectParts(selectListedParts(filter, maxCountedHits + 1)),
    filter,
    facets: ['attribute'],
    key,
  })
}

/** The others have one option, whose count is the same with its filter. */
const liftedFacets = ['manufacturer', 'category', 'packaging', 'lifecycle'] as const

type LiftedFilter = { facet: FacetName; filter: SearchFilter; key: string | null }

/** Each facet with a filter of its own is counted without that filter. */
const listLiftedFilters = (filter: SearchFilter): LiftedFilter[] => {
  const keys = [...new Set(filter.conditions.map((condition) => condition.key))]
  return [
    ...liftedFacets.flatMap((facet) => {
      const otherFilters = { ...filter, ...withoutOwnFilter[facet] }
      return countFilters(otherFilters) < countFilters(filter) ? [{ facet, filter: otherFilters, key: null }] : []
    }),
    ...keys.map((key) => ({
      facet: 'attribute' as const,
      key,
      filter: { ...filter, conditions: filter.conditions.filter((condition) => condition.key !== key) },
    })),
  ]
}

/** A search becomes a list only without its last condition on an attribute. */
const countLifted = (db: Queryable, plan: SearchPlan | null, { facet, filter, key }: LiftedFilter) =>
  isList(plan, filter)
    ? countListAttributes(db, filter, key)
    : countFirst(db, {
        parts: hits(plan, filter, facetColumns, maxCountedHits + 1),
        filter,
        facets: [facet],
        key,
      })

/** The facets of a search that found `ids`, one more than are counted where there are more. */
export const countSearchFacets = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
  ids: readonly number[],
): Promise<FacetCounts> => {
  const lifted = listLiftedFilters(filter)
  const unfiltered = optionFacets.filter((name) => !lifted.some(({ facet }) => facet === name))
  const [main = nothingCounted, ...others] = await runInBatches([
    () =>
      countFirst(db, {
        parts: selectPartsById(ids),
        filter,
        facets: [...unfiltered, 'attribute'],
        hasFewTexts: true,
      }),
    ...lifted.map((each) => () => countLifted(db, plan, each)),
  ])
  const isLifted = ({ facet, key }: FacetRow) => facet === 'attribute' && lifted.some((each) => each.key === key)
  return merge([{ ...main, facets: main.facets.filter((row) => !isLifted(row)) }, ...others], main.size)
}

type ListCounts = FacetCounts & { total: number }

const wholeLifetimeMs = 60_000

/** Counts lists. The options of the whole catalogue are counted once a minute: they are also those of a list's only filter. */
export const createListCounter = (db: Database) => {
  const countWholeOptions = memoize((_key: null) => countListOptions(db, emptyFilter, optionFacets), wholeLifetimeMs)

  const countOptions = async (filter: SearchFilter) => {
    const [shared, own] = partition(optionFacets, (facet) =>
      isWholeCatalogue(null, { ...filter, ...withoutOwnFilter[facet] }),
    )
    const [whole, counted] = await Promise.all([
      shared.length > 0 ? countWholeOptions(null) : [],
      countListOptions(db, filter, own),
    ])
    return [...whole.filter(({ facet }) => shared.some((name) => name === facet)), ...counted]
  }

  return async (filter: SearchFilter): Promise<ListCounts> => {
    const [total, options, attributes] = await Promise.all([
      countListedParts(db, filter),
      countOptions(filter),
      isWholeCatalogue(null, filter) ? nothingCounted : countListAttributes(db, filter),
    ])
    const facets = merge([{ ...nothingCounted, facets: options }, attributes], attributes.size || total)
    return { ...facets, total }
  }
}

import type { SearchPlan } from '../query-parser/plan.ts'
import type { Sql } from '../statement.ts'

/** A requested value as SQL on `parts p`; `where` is null where no value in the catalogue matches. `ids`: the values by which
 * `where` finds parts, null where it finds them in another way. `matchingIds`: the values that fulfill the condition, null where they
 * are not known. */
export type Condition = {
  key: string
  where: Sql | null
  ids: readonly number[] | null
  matchingIds: readonly number[] | null
}

export type SearchFilter = {
  categoryIds: readonly number[] | null
  manufacturerIds: readonly number[] | null
  packagings: readonly string[] | null
  lifecycles: readonly string[] | null
  inStock: boolean
  rohs: boolean
  /** The first character of the part number: `A` to `Z`, `0` to `9` or `OTHER`. */
  initial: string | null
  conditions: readonly Condition[]
}

export const emptyFilter: SearchFilter = {
  categoryIds: null,
  manufacturerIds: null,
  packagings: null,
  lifecycles: null,
  inStock: false,
  rohs: false,
  initial: null,
  conditions: [],
}

/** The number of filters that are set, apart from conditions on parameters. */
export const countFilters = ({
  categoryIds,
  manufacturerIds,
  packagings,
  lifecycles,
  inStock,
  rohs,
  initial,
}: Omit<SearchFilter, 'conditions'>) =>
  [categoryIds, manufacturerIds, packagings, lifecycles, initial].filter((each) => each !== null).length +
  [inStock, rohs].filter(Boolean).length

export const isWholeCatalogue = (plan: SearchPlan | null, filter: SearchFilter) =>
  plan === null && filter.conditions.length === 0 && countFilters(filter) === 0

const narrowIds = (ids: readonly number[] | null, others: readonly number[] | null) =>
  ids && others ? others.filter((id) => ids.includes(id)) : (ids ?? others)

/** `read` has what a keyword can name. */
export const narrowFilter = (
  filter: SearchFilter,
  read: Pick<SearchFilter, 'categoryIds' | 'manufacturerIds' | 'conditions'>,
): SearchFilter => ({
  ...filter,
  categoryIds: narrowIds(filter.categoryIds, read.categoryIds),
  manufacturerIds: narrowIds(filter.manufacturerIds, read.manufacturerIds),
  conditions: [...filter.conditions, ...read.conditions],
})

import { contract } from '@partgate/schema/shop-api/contract.ts'
import { searchQuery } from '@partgate/schema/shop-api/search.ts'
import type { Query } from '@partgate/schema/shop-api/endpoint.ts'
import { argument } from '../bad-input.ts'
import type { QuerySearchArgs, ResolversParentTypes, SearchFilter } from '../generated/resolvers.ts'
import { rowIdArgument } from '../ids.ts'
import { connectionOf, readStretch, stretchOf } from '../pages.ts'
import type { GatewayContext } from '../context.ts'
import { lookAhead } from './look-ahead.ts'
import { lowerCase } from '../values.ts'
import { facetsOf, matchOf, productOf, readFilterOf } from './normalize.ts'

type WireQuery = Query<typeof contract.catalogue.search>

const fields = searchQuery.shape
const flagOf = (isSet: boolean | null | undefined) => (isSet ? '1' : undefined)

const manufacturersOf = (ids: string[] | null | undefined) => {
  const rows = (ids ?? []).map((id) => rowIdArgument('Manufacturer', 'filter.manufacturerIds', id))
  return argument('filter.manufacturerIds', fields.manufacturer, rows.join(',') || undefined)
}

/** None, or an empty list, filters nothing. */
const listed = (words: readonly string[] | null | undefined) => words?.map(lowerCase).join(',') || undefined

const parametersOf = (filters: SearchFilter['parameters']) => {
  if (!filters?.length) return undefined
  const wire = filters.map(({ key, min, max, values }) =>
    values ? { key, values } : { key, min: min ?? undefined, max: max ?? undefined },
  )
  const text = JSON.stringify(wire)
  argument('filter.parameters', fields.filters, text)
  return text
}

const filterOf = (filter: SearchFilter): WireQuery => ({
  category: argument('filter.categorySlug', fields.category, filter.categorySlug ?? undefined),
  manufacturer: manufacturersOf(filter.manufacturerIds),
  packaging: listed(filter.packagings),
  lifecycle: listed(filter.lifecycleStatuses),
  filters: parametersOf(filter.parameters),
  in_stock: flagOf(filter.inStock),
  rohs: flagOf(filter.rohsCompliant),
  initial: argument('filter.initial', fields.initial, filter.initial ?? undefined),
})

export const search = async (
  context: GatewayContext,
  args: QuerySearchArgs,
  info: Parameters<typeof lookAhead>[1],
): Promise<ResolversParentTypes['SearchConnection']> => {
  const { upstream } = context
  const stretch = stretchOf(args)
  const query: WireQuery = {
    ...filterOf(args.filter ?? {}),
    wd: argument('query', fields.wd, args.query?.trim() || undefined),
    read: args.readsValues === false ? '0' : '1',
    sort: lowerCase(args.sort ?? 'RELEVANCE'),
  }
  const { head, rows } = await readStretch(stretch, (page) =>
    upstream.call(contract.catalogue.search, { query: { ...query, ...page } }),
  )
  const edges = rows.map((row) => ({ node: productOf(row), match: row.match && matchOf(row.match) }))
  await lookAhead(
    context,
    info,
    edges.map(({ node }) => node),
  )
  return {
    ...connectionOf(stretch, edges, head.total, head.total_capped),
    nodes: edges.map(({ node }) => node),
    isTotalCapped: head.total_capped,
    isSortCapped: head.sort_capped,
    facets: facetsOf(head),
    readFilters: head.read.map(readFilterOf),
  }
}

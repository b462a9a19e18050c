import { contract } from '@partgate/schema/shop-api/contract.ts'
import { rangeFilter, searchQuery, wordsFilter } from '@partgate/schema/shop-api/search.ts'
import type { Query } from '@partgate/schema/shop-api/endpoint.ts'
import { createArgumentError, parseArgument } from '../graphql/bad-input.ts'
import type {
  ParameterFilter,
  QuerySearchArgs,
  ResolversParentTypes,
  SearchFilter,
  SearchSort,
} from '../generated/resolvers.ts'
import { parseRowIdArgument } from '../graphql/ids.ts'
import { toConnection, fetchPageRange, parsePageRange } from '../graphql/pages.ts'
import type { GatewayContext } from '../context.ts'
import { lookAhead } from './look-ahead.ts'
import { toLowerCase } from '../graphql/values.ts'
import { isRefusal } from '../upstream/error.ts'
import { toFacets, toSearchMatch, toProduct, toDetectedFilter } from './normalize.ts'

type WireQuery = Query<typeof contract.catalogue.search>

const fields = searchQuery.shape
const toFlag = (isSet: boolean | null | undefined) => (isSet ? '1' : undefined)

const parseManufacturers = (ids: string[] | null | undefined) => {
  const rows = (ids ?? []).map((id, index) => parseRowIdArgument('Manufacturer', `filter.manufacturerIds.${index}`, id))
  return parseArgument('filter.manufacturerIds', fields.manufacturer, rows.join(',') || undefined)
}

const toList = (words: readonly string[] | null | undefined) =>
  words?.length ? [...new Set(words)].map(toLowerCase).join(',') : undefined

/** Empty `values` are no condition, as in the other lists of a filter. */
const hasCondition = ({ min, max, values }: ParameterFilter) =>
  values?.length !== 0 || typeof min === 'number' || typeof max === 'number'

const listConditions = (filters: SearchFilter['parameters']) => (filters ?? []).filter(hasCondition)

const parseParameters = (filters: SearchFilter['parameters']) => {
  const wire = (filters ?? []).flatMap((filter, index) => {
    if (!hasCondition(filter)) return []
    const { key, min, max, values } = filter
    const name = `filter.parameters.${index}`
    return values?.length
      ? parseArgument(name, wordsFilter, { key, values })
      : parseArgument(name, rangeFilter, { key, min: min ?? undefined, max: max ?? undefined })
  })
  if (wire.length === 0) return undefined
  const text = JSON.stringify(wire)
  parseArgument('filter.parameters', fields.filters, text)
  return text
}

/** The shop refuses a condition by its index in the list that it received. */
const toParameterError = (error: unknown, filters: SearchFilter['parameters']): unknown => {
  const [refused] = isRefusal(error) ? (error.data.fields ?? []) : []
  const [, sentIndex, rest = ''] = /^filters\.(\d+)(\..+)?$/.exec(refused?.field ?? '') ?? []
  const condition = listConditions(filters)[Number(sentIndex)]
  if (!refused || !condition) return error
  const index = filters?.indexOf(condition)
  return createArgumentError(`filter.parameters.${index}${rest}`, `: ${refused.message}`)
}

const wireSorts = {
  RELEVANCE: 'relevance',
  PART_NUMBER_ASC: 'part_number',
  STOCK_DESC: 'stock',
  PRICE_ASC: 'price',
} as const satisfies Record<SearchSort, string>

const parseFilter = (filter: SearchFilter): WireQuery => ({
  category: parseArgument('filter.categorySlug', fields.category, filter.categorySlug ?? undefined),
  manufacturer: parseManufacturers(filter.manufacturerIds),
  packaging: toList(filter.packagings),
  lifecycle: toList(filter.lifecycleStatuses),
  filters: parseParameters(filter.parameters),
  in_stock: toFlag(filter.inStock),
  rohs: toFlag(filter.rohsCompliant),
  initial: parseArgument('filter.initial', fields.initial, filter.initial ?? undefined),
})

export const search = async (
  context: GatewayContext,
  args: QuerySearchArgs,
  info: Parameters<typeof lookAhead>[1],
): Promise<ResolversParentTypes['SearchConnection']> => {
  const { upstream } = context
  const range = parsePageRange(args)
  const query: WireQuery = {
    ...parseFilter(args.filter ?? {}),
    wd: parseArgument('query', fields.wd, args.query?.trim() || undefined),
    read: args.detectFilters === false ? '0' : '1',
    match: args.match === 'EXACT' ? 'exact' : undefined,
    sort: wireSorts[args.sort ?? 'RELEVANCE'],
    quantity:
      args.sort === 'PRICE_ASC' ? parseArgument('quantity', fields.quantity, args.quantity?.toString()) : undefined,
  }
  const found = await fetchPageRange(range, (page) =>
    upstream.request(contract.catalogue.search, { query: { ...query, ...page } }),
  ).catch((error: unknown) => {
    throw toParameterError(error, args.filter?.parameters)
  })
  const { head, rows } = found
  const edges = rows.map((row) => ({ node: toProduct(row), match: row.match && toSearchMatch(row.match) }))
  await lookAhead(
    context,
    info,
    edges.map(({ node }) => node),
  )
  return {
    ...toConnection(found, edges),
    nodes: edges.map(({ node }) => node),
    isTotalCapped: head.total_capped,
    isSortCapped: head.sort_capped,
    sortQuantity: head.sort_quantity,
    get facets() {
      return toFacets(head)
    },
    detectedFilters: head.read.map(toDetectedFilter),
  }
}

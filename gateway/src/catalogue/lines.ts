import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import { slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import { parseArgument } from '../graphql/bad-input.ts'
import type { GatewayContext } from '../context.ts'
import type {
  LineKind,
  ManufacturerProductsArgs,
  QueryHomeSectionArgs,
  QueryManufacturerLinesArgs,
} from '../generated/resolvers.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { toNodeConnection, fetchPageRange, parsePageRange } from '../graphql/pages.ts'
import { toLowerCase, toNullIfBlank, toUpperCase } from '../graphql/values.ts'
import { toNullIfMissing } from '../upstream/error.ts'
import { toCategory, toCategoryBranch, toManufacturer, toMenuCategory, toProduct } from './normalize.ts'

const shop = contract.catalogue
type Context = Pick<GatewayContext, 'upstream'>
type WireLine = Data<typeof shop.brandSpecialList>['list'][number]

const toLine = (line: WireLine) => ({
  manufacturer: toManufacturer(line),
  kinds: line.kinds.map(toUpperCase),
  summary: toNullIfBlank(line.summary),
  categories: line.categories.map(toCategory),
})

export const loadManufacturerLines = async ({ upstream }: Context, args: QueryManufacturerLinesArgs) => {
  const range = parsePageRange(args)
  const kind = toLowerCase(args.kind)
  const found = await fetchPageRange(range, (page) =>
    upstream.request(shop.brandSpecialList, { query: { kind, ...page } }),
  )
  return toNodeConnection(found, found.rows.map(toLine))
}

export const loadManufacturerLine = async ({ upstream }: Context, kind: LineKind, slug: string) => {
  if (!slugShape.safeParse(slug).success) return null
  const query = { kind: toLowerCase(kind), manufacturer: slug, limit: '1' }
  const [line] = (await upstream.request(shop.brandSpecialList, { query })).list
  return line ? toLine(line) : null
}

export const loadHomeSection = async ({ upstream }: Context, args: QueryHomeSectionArgs) => {
  const range = parsePageRange(args)
  const found = await fetchPageRange(range, (page) =>
    upstream.request(shop.featureGoodsList, { query: { floor: toLowerCase(args.kind), ...page } }),
  )
  return toNodeConnection(found, found.rows.map(toProduct))
}

export const loadManufacturerProducts = async (
  { upstream }: Context,
  manufacturer: string,
  args: ManufacturerProductsArgs,
) => {
  const range = parsePageRange(args)
  const category = parseArgument(
    'categorySlug',
    shop.brandGoodsList.query.shape.category,
    args.categorySlug ?? undefined,
  )
  const found = await fetchPageRange(range, (page) =>
    upstream.request(shop.brandGoodsList, { query: { manufacturer, category, ...page } }),
  )
  return toNodeConnection(found, found.rows.map(toProduct))
}

export const loadCategoryBranch = async ({ upstream }: Context, slug: string | null | undefined) => {
  const category = slug ?? undefined
  if (!slugShape.optional().safeParse(category).success) return null
  const branch = await toNullIfMissing(upstream.request(shop.categoryList, { query: { category } }))
  return branch && toCategoryBranch(branch)
}

export const loadProductMenu = async ({ upstream }: Context, manufacturerCount: number) => {
  const query = {
    makers: parseArgument('manufacturersPerSection', shop.productNav.query.shape.makers, `${manufacturerCount}`),
  }
  return (await upstream.request(shop.productNav, { query })).map((section) => ({
    category: toMenuCategory(section),
    manufacturers: section.manufacturers.map(({ id, name, slug }) => ({
      manufacturerId: toGlobalId('Manufacturer', id),
      name,
      slug,
    })),
  }))
}

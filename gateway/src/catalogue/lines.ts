import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import { slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import { argument } from '../bad-input.ts'
import type { GatewayContext } from '../context.ts'
import type {
  LineKind,
  ManufacturerProductsArgs,
  QueryFloorArgs,
  QueryManufacturerLinesArgs,
} from '../generated/resolvers.ts'
import { globalId } from '../ids.ts'
import { nodeConnectionOf, readStretch, stretchOf } from '../pages.ts'
import { lowerCase, upperCase } from '../values.ts'
import { categoryOf, manufacturerOf, productOf } from './normalize.ts'

const shop = contract.catalogue
type Context = Pick<GatewayContext, 'upstream'>
type WireLine = Data<typeof shop.brandSpecialList>['list'][number]

const lineOf = (line: WireLine) => ({
  manufacturer: manufacturerOf(line),
  kinds: line.kinds.map(upperCase),
  summary: line.summary,
  categories: line.categories.map(categoryOf),
})

export const manufacturerLines = async ({ upstream }: Context, args: QueryManufacturerLinesArgs) => {
  const stretch = stretchOf(args)
  const kind = lowerCase(args.kind)
  const { head, rows } = await readStretch(stretch, (page) =>
    upstream.call(shop.brandSpecialList, { query: { kind, ...page } }),
  )
  return nodeConnectionOf(stretch, rows.map(lineOf), head.total)
}

export const manufacturerLine = async ({ upstream }: Context, kind: LineKind, slug: string) => {
  if (!slugShape.safeParse(slug).success) return null
  const query = { kind: lowerCase(kind), manufacturer: slug, limit: '1' }
  const [line] = (await upstream.call(shop.brandSpecialList, { query })).list
  return line ? lineOf(line) : null
}

export const floor = async ({ upstream }: Context, args: QueryFloorArgs) => {
  const stretch = stretchOf(args)
  const { head, rows } = await readStretch(stretch, (page) =>
    upstream.call(shop.featureGoodsList, { query: { floor: lowerCase(args.kind), ...page } }),
  )
  const nodes = rows.map(productOf)
  return nodeConnectionOf(stretch, nodes, head.total)
}

export const productsOf = async ({ upstream }: Context, manufacturer: string, args: ManufacturerProductsArgs) => {
  const stretch = stretchOf(args)
  const category = argument('categorySlug', shop.brandGoodsList.query.shape.category, args.categorySlug ?? undefined)
  const { head, rows } = await readStretch(stretch, (page) =>
    upstream.call(shop.brandGoodsList, { query: { manufacturer, category, ...page } }),
  )
  const nodes = rows.map(productOf)
  return nodeConnectionOf(stretch, nodes, head.total, head.total_capped)
}

export const categoryBranch = async ({ upstream }: Context, slug: string | null | undefined) => {
  const category = slug ? argument('slug', slugShape, slug) : undefined
  const branch = await upstream.call(shop.categoryList, { query: { category } })
  return { path: branch.path.map(categoryOf), children: branch.list.map(categoryOf) }
}

export const productMenu = async ({ upstream }: Context, makers: number) => {
  const query = { makers: argument('makers', shop.productNav.query.shape.makers, `${makers}`) }
  return (await upstream.call(shop.productNav, { query })).map((section) => ({
    category: categoryOf(section),
    manufacturers: section.manufacturers.map(({ id, name, slug }) => ({
      id: globalId('Manufacturer', id),
      name,
      slug,
    })),
  }))
}

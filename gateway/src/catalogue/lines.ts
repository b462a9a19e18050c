import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import { slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import { argument } from '../bad-input.ts'
import type { GatewayContext } from '../context.ts'
import type {
  Category,
  LineKind,
  ManufacturerProductsArgs,
  QueryFloorArgs,
  QueryManufacturerLinesArgs,
} from '../generated/resolvers.ts'
import { globalId } from '../ids.ts'
import { nodeConnectionOf, readStretch, stretchOf } from '../pages.ts'
import { lowerCase, upperCase } from '../values.ts'
import { manufacturerOf, productOf } from './normalize.ts'

const shop = contract.catalogue
type Context = Pick<GatewayContext, 'upstream' | 'loaders'>
type WireLine = Data<typeof shop.brandSpecialList>['list'][number]

const categoriesByIds = async ({ loaders }: Context, rows: readonly { category_id: number }[]) => {
  const { byId } = await loaders.categories()
  return rows.flatMap(({ category_id }): Category | readonly Category[] => byId.get(category_id) ?? [])
}

const lineOf = (context: Context) => async (line: WireLine) => ({
  manufacturer: manufacturerOf(line),
  kinds: line.kinds.map(upperCase),
  summary: line.summary,
  categories: await categoriesByIds(context, line.categories),
})

export const manufacturerLines = async (context: Context, args: QueryManufacturerLinesArgs) => {
  const stretch = stretchOf(args)
  const kind = lowerCase(args.kind)
  const { head, rows } = await readStretch(stretch, (page) =>
    context.upstream.call(shop.brandSpecialList, { query: { kind, ...page } }),
  )
  const nodes = await Promise.all(rows.map(lineOf(context)))
  return nodeConnectionOf(stretch, nodes, head.total)
}

export const manufacturerLine = async (context: Context, kind: LineKind, slug: string) => {
  if (!slugShape.safeParse(slug).success) return null
  const query = { kind: lowerCase(kind), manufacturer: slug, limit: '1' }
  const [line] = (await context.upstream.call(shop.brandSpecialList, { query })).list
  return line ? lineOf(context)(line) : null
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

export const categoryBranch = async (context: Context, slug: string | null | undefined) => {
  const category = slug ? argument('slug', slugShape, slug) : undefined
  const branch = await context.upstream.call(shop.categoryList, { query: { category } })
  return {
    path: await categoriesByIds(context, branch.path),
    children: await categoriesByIds(context, branch.list),
  }
}

export const productMenu = async (context: Context, makers: number) => {
  const query = { makers: argument('makers', shop.productNav.query.shape.makers, `${makers}`) }
  const [sections, { byId }] = await Promise.all([
    context.upstream.call(shop.productNav, { query }),
    context.loaders.categories(),
  ])
  return sections.flatMap(({ category_id, manufacturers }) => {
    const category = byId.get(category_id)
    if (!category) return []
    const names = manufacturers.map(({ id, name, slug }) => ({ id: globalId('Manufacturer', id), name, slug }))
    return [{ category, manufacturers: names }]
  })
}

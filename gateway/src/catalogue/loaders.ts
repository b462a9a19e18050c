import DataLoader from 'dataloader'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data, Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { idText, slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import type { ManufacturerModel, ProductDetail } from '../models.ts'
import { remember } from '../remember.ts'
import { orNullIfMissing, UpstreamError } from '../upstream/error.ts'
import { mostPerCall } from '../upstream/gather.ts'
import { isPartial, markPartial } from '../upstream/salvage.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { categoryIndexOf, type CategoryIndex } from './category-index.ts'
import { manufacturerOf, productDetailOf } from './normalize.ts'

const { categoryTree, goodsDetail, manufacturer, manufacturers, recommend } = contract.catalogue
const maxMakersPerCall = 100

/** One index per answer of the shop, which the upstream cache hands out to many requests. */
const sharedIndexOf = remember((tree: Data<typeof categoryTree>) => {
  const index = categoryIndexOf(tree.category)
  return isPartial(tree) ? markPartial(index) : index
})

/** What an answer does not tell: nothing where it is whole; where it is not, it may exist. */
const untold = (endpoint: Endpoint, answer: unknown) =>
  isPartial(answer) ? new UpstreamError('invalid_response', endpoint, 'among rows that were left out') : null

/** Look-ups that the resolvers of one request share; equal and neighbouring ones become one call. */
export const createCatalogueLoaders = (upstream: Upstream) => {
  const productById = new DataLoader<number, ProductDetail | null>(
    async (ids) => {
      const rows = await upstream.call(goodsDetail, { query: { ids: ids.join(',') } })
      const details = rows.map(productDetailOf)
      const found = new Map(details.map((detail) => [detail.product.goodsId, detail]))
      return ids.map((id) => found.get(id) ?? untold(goodsDetail, rows))
    },
    { maxBatchSize: mostPerCall.ids },
  )

  const productBySlug = new DataLoader<string, ProductDetail | null>(
    async (slugs) => {
      const rows = await upstream.call(goodsDetail, { query: { urls: slugs.join(',') } })
      const details = rows.map(productDetailOf)
      for (const detail of details) productById.prime(detail.product.goodsId, detail)
      const found = new Map(details.map((detail) => [detail.product.slug, detail]))
      return slugs.map((slug) => found.get(slug) ?? untold(goodsDetail, rows))
    },
    { maxBatchSize: mostPerCall.urls },
  )

  const manufacturerById = new DataLoader<number, ManufacturerModel | null>(
    async (ids) => {
      const query = { ids: ids.join(','), limit: `${maxMakersPerCall}` }
      const { list } = await upstream.call(manufacturers, { query })
      const found = new Map(list.map((row) => [row.id, manufacturerOf(row)]))
      return ids.map((id) => found.get(id) ?? null)
    },
    { maxBatchSize: maxMakersPerCall },
  )

  const knownManufacturers = new Map<number, ManufacturerModel | null>()
  let index: CategoryIndex | undefined
  let indexing: Promise<CategoryIndex> | undefined
  const readIndex = async () => (index = sharedIndexOf(await upstream.call(categoryTree)))
  const categories = () => (indexing ??= readIndex())

  return {
    productById: (id: number) => productById.load(id),
    productBySlug: async (slug: string) => (slugShape.safeParse(slug).success ? productBySlug.load(slug) : null),
    manufacturerById: (id: number) => knownManufacturers.get(id) ?? manufacturerById.load(id),
    /** Fetched, they are at hand without a wait. */
    manufacturersOf: async (ids: number[]) => {
      const wanted = [...new Set(ids)]
      const found = await Promise.all(wanted.map((id) => manufacturerById.load(id)))
      wanted.forEach((id, i) => knownManufacturers.set(id, found[i] ?? null))
    },
    manufacturerBySlug: async (slug: string) => {
      // A number would be taken for an id.
      if (!slugShape.safeParse(slug).success || idText.safeParse(slug).success) return null
      const found = await orNullIfMissing(upstream.call(manufacturer, { params: { id: slug } }))
      return found && manufacturerOf(found)
    },
    categories,
    categoryBySlug: async (slug: string) => {
      const index = await categories()
      const found = index.bySlug.get(slug) ?? untold(categoryTree, index)
      if (found instanceof Error) throw found
      return found
    },
    /** Without a wait once the tree was read. */
    categoryById: (id: number) => {
      const at = ({ byId }: CategoryIndex) => byId.get(id) ?? null
      return index ? at(index) : categories().then(at)
    },
    recommendations: (goodsId: number) => upstream.call(recommend, { params: { id: `${goodsId}` } }),
  }
}

export type CatalogueLoaders = ReturnType<typeof createCatalogueLoaders>

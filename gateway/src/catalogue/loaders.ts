import DataLoader from 'dataloader'
import type { Category as WireCategory } from '@partgate/schema/shop-api/catalogue.ts'
import { maxMatchedParts } from '@partgate/schema/limits.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data, Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { idText, slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import type { PartNumberInput } from '../generated/resolvers.ts'
import type { ManufacturerModel, PlacedCategory, ProductDetail, ProductModel } from '../models.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { maxPerCall } from '../upstream/batcher.ts'
import { isPartial, markPartial } from '../upstream/drop-invalid-rows.ts'
import { toNullIfMissing, UpstreamError } from '../upstream/error.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { toManufacturer, toProduct, toProductDetail, toPlacedCategory } from './normalize.ts'

type CategoryIndex = {
  roots: PlacedCategory[]
  byId: ReadonlyMap<number, PlacedCategory>
  bySlug: ReadonlyMap<string, PlacedCategory>
}

const indexCategories = (tree: WireCategory[]): CategoryIndex => {
  const byId = new Map<number, PlacedCategory>()
  const bySlug = new Map<string, PlacedCategory>()
  const add = (category: PlacedCategory, categoryId: number) => {
    byId.set(categoryId, category)
    bySlug.set(category.slug, category)
  }
  return { roots: tree.map((wire) => toPlacedCategory(wire, [], add)), byId, bySlug }
}

const { categoryTree, goodsDetail, manufacturer, manufacturers, matchParts, recommend } = contract.catalogue

/** The upstream cache hands one response to many requests, so the index is built once. */
const getSharedIndex = memoizeByObject((tree: Data<typeof categoryTree>) => {
  const index = indexCategories(tree.category)
  return isPartial(tree) ? markPartial(index) : index
})

/** In a response with dropped rows, a missing row may exist. */
const getGapError = (endpoint: Endpoint, response: unknown) =>
  isPartial(response) ? new UpstreamError('invalid_response', endpoint, 'may be among the dropped rows') : null

/** Equal sets share a cached response. */
const joinIds = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join(',')

const requireNoGap = (index: CategoryIndex, category: PlacedCategory | undefined) => {
  const found = category ?? getGapError(categoryTree, index)
  if (found instanceof Error) throw found
  return found
}

export const createCatalogueLoaders = (upstream: Upstream) => {
  const productById = new DataLoader<number, ProductDetail | null>(
    async (ids) => {
      const rows = await upstream.request(goodsDetail, { query: { ids: joinIds(ids) } })
      const details = rows.map(toProductDetail)
      const found = new Map(details.map((detail) => [detail.product.goodsId, detail]))
      return ids.map((id) => found.get(id) ?? getGapError(goodsDetail, rows))
    },
    { maxBatchSize: maxPerCall.ids },
  )

  const productBySlug = new DataLoader<string, ProductDetail | null>(
    async (slugs) => {
      const rows = await upstream.request(goodsDetail, { query: { urls: slugs.toSorted().join(',') } })
      const details = rows.map(toProductDetail)
      for (const detail of details) productById.prime(detail.product.goodsId, detail)
      const found = new Map(details.map((detail) => [detail.product.slug, detail]))
      return slugs.map((slug) => found.get(slug) ?? getGapError(goodsDetail, rows))
    },
    { maxBatchSize: maxPerCall.urls },
  )

  const productByPart = new DataLoader<PartNumberInput, ProductModel | null, string>(
    async (parts) => {
      const wire = parts.map(({ partNumber, manufacturer }) => ({ part_numbers: [partNumber], manufacturer }))
      const { rows } = await upstream.request(matchParts, { body: { parts: wire } })
      return parts.map((_, index) => {
        const { reason, goods } = rows[index] ?? {}
        return goods && (reason === 'same_number' || reason === 'separators') ? toProduct(goods) : null
      })
    },
    {
      maxBatchSize: maxMatchedParts,
      cacheKeyFn: ({ partNumber, manufacturer }) => JSON.stringify([partNumber, manufacturer]),
    },
  )

  const manufacturerById = new DataLoader<number, ManufacturerModel | null>(
    async (ids) => {
      const query = { ids: joinIds(ids), limit: `${maxPerCall.ids}` }
      const response = await upstream.request(manufacturers, { query })
      const found = new Map(response.list.map((row) => [row.id, toManufacturer(row)]))
      return ids.map((id) => found.get(id) ?? getGapError(manufacturers, response))
    },
    { maxBatchSize: maxPerCall.ids },
  )

  const knownManufacturers = new Map<number, ManufacturerModel | null>()
  let index: CategoryIndex | undefined
  let indexing: Promise<CategoryIndex> | undefined
  const readIndex = async () => (index = getSharedIndex(await upstream.request(categoryTree)))
  const categories = () => (indexing ??= readIndex())

  return {
    productById: (id: number) => productById.load(id),
    productBySlug: async (slug: string) => (slugShape.safeParse(slug).success ? productBySlug.load(slug) : null),
    productByPart: (part: PartNumberInput) => productByPart.load(part),
    manufacturerById: (id: number) => knownManufacturers.get(id) ?? manufacturerById.load(id),
    /** Prefetched manufacturers resolve without a promise. */
    prefetchManufacturers: async (ids: number[]) => {
      const wanted = [...new Set(ids)]
      const found = await Promise.all(wanted.map((id) => manufacturerById.load(id)))
      wanted.forEach((id, i) => knownManufacturers.set(id, found[i] ?? null))
    },
    manufacturerBySlug: async (slug: string) => {
      // The shop reads a number as an id.
      if (!slugShape.safeParse(slug).success || idText.safeParse(slug).success) return null
      const found = await toNullIfMissing(upstream.request(manufacturer, { params: { id: slug } }))
      return found && toManufacturer(found)
    },
    categories,
    categoryBySlug: async (slug: string) => {
      const index = await categories()
      return requireNoGap(index, index.bySlug.get(slug))
    },
    categoryById: (id: number) => {
      const at = (index: CategoryIndex) => requireNoGap(index, index.byId.get(id))
      return index ? at(index) : categories().then(at)
    },
    recommendations: (goodsId: number) => upstream.request(recommend, { params: { id: `${goodsId}` } }),
  }
}

export type CatalogueLoaders = ReturnType<typeof createCatalogueLoaders>

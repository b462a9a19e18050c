import type { LocaleCode } from '@partgate/schema/locales.ts'
import { type GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import { floorNames, type Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { Database } from '#db/database.ts'
import { failure, type FieldRefusal } from '#http/failure.ts'
import { articlesAbout } from '#site/index.ts'
import { pathTo, rowOf } from './category-tree.ts'
import { goodsOf, offerOf } from './goods.ts'
import { goodsDetails, type VariationRow } from './goods-store.ts'
import { makersIn } from './maker-service.ts'
import { countManufacturers, findManufacturer, manufacturersByIds, manufacturersByName } from './manufacturer-store.ts'
import { planSearch } from './search-plan.ts'
import { partOfGoods, popularBeside, substitutesOf } from './recommend-store.ts'
import { remember } from './remember.ts'
import { searchIn } from './search-service.ts'
import { banners, floorCount, floorGoods, floorPage, type FloorName } from './shelves-store.ts'
import { catalogueCounts } from './stat-store.ts'
import { suggest, type Suggestion } from './suggest-store.ts'
import { loadVocabulary } from './vocabulary.ts'

const statLifetimeMs = 300_000
const recommendations = 12
const mostGoods = 100
const mostArticles = 6
const tooMany: FieldRefusal = { field: 'urls', messageKey: 'fields.invalid', values: { field: 'urls' } }

type GoodsQuery = { ids?: string; urls?: string }

const variationOf = (row: VariationRow): GoodsDetail['variations'][number] => ({
  goods_id: row.goods_id,
  goods_page_url: row.slug,
  part_number: row.order_code,
  ...offerOf(row),
})

/** The catalogue, spec 2 and 7. Null stands for what does not exist. */
export const openCatalogue = (db: Database) => {
  const vocabularyIn = remember((lang: LocaleCode) => loadVocabulary(db, lang))
  const stat = remember(() => catalogueCounts(db), statLifetimeMs)

  return {
    ...makersIn(db, vocabularyIn),

    search: searchIn(db, vocabularyIn),

    suggest: async (keyword: string): Promise<Suggestion[]> => {
      const number = planSearch(keyword)?.number
      return number ? suggest(db, number) : []
    },

    goodsDetail: async ({ ids, urls }: GoodsQuery, lang: LocaleCode): Promise<GoodsDetail[]> => {
      const slugs = urls?.split(',') ?? []
      const goodsIds = ids?.split(',').map(Number) ?? []
      if (goodsIds.length + slugs.length > mostGoods) throw failure('invalidRequest', { fields: [tooMany] })
      const { attributes } = await vocabularyIn(lang)
      const rows = await goodsDetails(db, goodsIds, slugs)
      return rows.map((row) => ({
        ...goodsOf(row, attributes),
        variations: row.variations.map(variationOf),
        aliases: row.aliases,
      }))
    },

    recommend: async (goodsId: number, lang: LocaleCode) => {
      const part = await partOfGoods(db, goodsId)
      if (!part) return null
      const { attributes, reasons } = await vocabularyIn(lang)
      const substitutes = await substitutesOf(db, part.part_id)
      const beside = await popularBeside(db, part.part_id, part.category_id, recommendations)
      return {
        substitutes: substitutes.map((row) => ({
          reason: reasons.get(row.reason) ?? row.reason,
          goods: goodsOf(row, attributes),
        })),
        recommended: beside.map((row) => goodsOf(row, attributes)),
      }
    },

    relatedBlogs: async (goodsId: number, lang: LocaleCode) => {
      const part = await partOfGoods(db, goodsId)
      if (!part) return null
      const { tree } = await vocabularyIn(lang)
      const path = pathTo(tree, ({ category_id }) => category_id === part.category_id)
      const categoryIds = path.map(({ category_id }) => category_id)
      return articlesAbout(db, lang, { categoryIds, manufacturerId: part.manufacturer_id }, mostArticles)
    },

    floors: async (lang: LocaleCode) => {
      const { attributes } = await vocabularyIn(lang)
      const rows = await floorGoods(db)
      return floorNames.map((floor) => ({
        floor,
        list: rows.filter((row) => row.floor === floor).map((row) => goodsOf(row, attributes)),
      }))
    },

    floor: async (floor: FloorName, offset: number, limit: number, lang: LocaleCode) => {
      const { attributes } = await vocabularyIn(lang)
      const rows = await floorPage(db, floor, offset, limit)
      return { total: await floorCount(db, floor), list: rows.map((row) => goodsOf(row, attributes)) }
    },

    banners: (lang: LocaleCode) => banners(db, lang),

    tree: async (lang: LocaleCode) => (await vocabularyIn(lang)).tree,

    /** What is below a category, or the top of the tree. */
    branch: async (slug: string | undefined, lang: LocaleCode) => {
      const { tree } = await vocabularyIn(lang)
      if (slug === undefined) return { path: [], list: tree }
      const path = pathTo(tree, ({ category_page_url }) => category_page_url === slug)
      const end = path.at(-1)
      return end ? { path: path.map(rowOf), list: end.children } : null
    },

    stat: async (lang: LocaleCode) => {
      const { categories } = await vocabularyIn(lang)
      const category_count = [...categories.values()].filter(({ goods_count }) => goods_count > 0).length
      return { ...(await stat(null)), category_count }
    },

    manufacturersByIds: async (ids: number[], lang: LocaleCode) => {
      const list = await manufacturersByIds(db, lang, ids)
      return { total: list.length, list }
    },

    manufacturers: async (offset: number, limit: number, lang: LocaleCode) => ({
      total: await countManufacturers(db),
      list: await manufacturersByName(db, lang, offset, limit),
    }),

    manufacturer: async (idOrSlug: string, lang: LocaleCode): Promise<Manufacturer | null> =>
      (await findManufacturer(db, lang, idOrSlug)) ?? null,
  }
}
export type Catalogue = ReturnType<typeof openCatalogue>

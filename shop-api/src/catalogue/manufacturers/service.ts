import type { LocaleCode } from '@partgate/schema/locales.ts'
import { lineKinds, type Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { Database } from '#db/database.ts'
import { flattenTree, findPathTo, withoutChildren } from '../categories/tree.ts'
import { toGoods } from '../products/goods.ts'
import { countLines, loadLinesOfKind, type LineKind } from './line-store.ts'
import { loadProductNav, rankCategories } from './categories.ts'
import { loadManufacturerGoods, loadManufacturerCategories } from './goods-store.ts'
import { countManufacturers, findManufacturer, loadManufacturersByIds, loadManufacturersByName } from './store.ts'
import { memoize } from '../memoize.ts'
import type { VocabularyIn } from '../wording/vocabulary.ts'

const categoriesLifetimeMs = 300_000
const lineCategories = 12

type PageRange = readonly [offset: number, limit: number]
type LineQuery = { kind: LineKind; manufacturer?: string | undefined }
type BrandQuery = { manufacturer: string; category?: string | undefined }

export const createManufacturerService = (db: Database, vocabularyIn: VocabularyIn) => {
  const loadCategories = memoize(() => loadManufacturerCategories(db), categoriesLifetimeMs)

  return {
    productNav: async (maxManufacturers: number, lang: LocaleCode) =>
      loadProductNav((await vocabularyIn(lang)).tree, await loadCategories(null), maxManufacturers),

    lines: async ({ kind, manufacturer }: LineQuery, pageRange: PageRange, lang: LocaleCode) => {
      const slug = manufacturer ?? null
      const { categories } = await vocabularyIn(lang)
      const every = await loadCategories(null)
      const lines = await loadLinesOfKind(db, lang, kind, slug, pageRange)
      const findCategories = (id: number) => categories.get(id) ?? []
      return {
        total: await countLines(db, kind, slug),
        list: lines.map((line) => ({
          ...line,
          kinds: lineKinds.filter((each) => line.kinds.includes(each)),
          categories: rankCategories(every, line.id)
            .flatMap(({ categoryId }) => findCategories(categoryId))
            .slice(0, lineCategories)
            .map(withoutChildren),
        })),
      }
    },

    /** Null for an unknown manufacturer; an unknown category has no parts. */
    goodsOfBrand: async ({ manufacturer, category }: BrandQuery, [offset, limit]: PageRange, lang: LocaleCode) => {
      const brand = await findManufacturer(db, lang, manufacturer)
      if (!brand) return null
      const { tree, wording } = await vocabularyIn(lang)
      const branches =
        category === undefined ? tree : findPathTo(tree, (each) => each.category_page_url === category).slice(-1)
      const below = new Set(flattenTree(branches).map(({ category_id }) => category_id))
      const own = rankCategories(await loadCategories(null), brand.id).filter(({ categoryId }) => below.has(categoryId))
      const total = own.reduce((sum, { parts }) => sum + parts, 0)
      const categoryIds = own.map(({ categoryId }) => categoryId)
      const rows = await loadManufacturerGoods(db, brand.id, categoryIds, { offset, limit, total })
      return { total, list: rows.map((row) => toGoods(row, wording)) }
    },

    manufacturersByIds: async (ids: number[], lang: LocaleCode) => {
      const list = await loadManufacturersByIds(db, lang, ids)
      return { total: list.length, list }
    },

    manufacturers: async (offset: number, limit: number, lang: LocaleCode) => ({
      total: await countManufacturers(db),
      list: await loadManufacturersByName(db, lang, offset, limit),
    }),

    manufacturer: async (idOrSlug: string, lang: LocaleCode): Promise<Manufacturer | null> =>
      (await findManufacturer(db, lang, idOrSlug)) ?? null,
  }
}

import type { LocaleCode } from '@partgate/schema/locales.ts'
import { lineKinds } from '@partgate/schema/shop-api/catalogue.ts'
import type { Database } from '#db/database.ts'
import { allOfTree, pathTo, rowOf } from './category-tree.ts'
import { goodsOf } from './goods.ts'
import { countLines, linesOfKind, type LineKind } from './line-store.ts'
import { productNav, shelvesOf } from './maker-shelves.ts'
import { goodsOfMaker, makerShelves } from './maker-store.ts'
import { findManufacturer } from './manufacturer-store.ts'
import { remember } from './remember.ts'
import type { Vocabulary } from './vocabulary.ts'

const shelvesLifetimeMs = 300_000
const lineCategories = 12

type Stretch = readonly [offset: number, limit: number]
type LineQuery = { kind: LineKind; manufacturer?: string | undefined }
type BrandQuery = { manufacturer: string; category?: string | undefined }

/** What the shop shows of its makers (spec 2: menu, line cards, franchised and strong lines). */
export const makersIn = (db: Database, vocabularyIn: (lang: LocaleCode) => Promise<Vocabulary>) => {
  const shelves = remember(() => makerShelves(db), shelvesLifetimeMs)

  return {
    productNav: async (makers: number, lang: LocaleCode) =>
      productNav((await vocabularyIn(lang)).tree, await shelves(null), makers),

    lines: async ({ kind, manufacturer }: LineQuery, stretch: Stretch, lang: LocaleCode) => {
      const slug = manufacturer ?? null
      const { categories } = await vocabularyIn(lang)
      const every = await shelves(null)
      const lines = await linesOfKind(db, lang, kind, slug, stretch)
      const shelfOf = (id: number) => categories.get(id) ?? []
      return {
        total: await countLines(db, kind, slug),
        list: lines.map((line) => ({
          ...line,
          kinds: lineKinds.filter((each) => line.kinds.includes(each)),
          categories: shelvesOf(every, line.id)
            .flatMap(({ categoryId }) => shelfOf(categoryId))
            .slice(0, lineCategories)
            .map(rowOf),
        })),
      }
    },

    /** Null for an unknown manufacturer; in an unknown category there is nothing. */
    goodsOfBrand: async ({ manufacturer, category }: BrandQuery, [offset, limit]: Stretch, lang: LocaleCode) => {
      const maker = await findManufacturer(db, lang, manufacturer)
      if (!maker) return null
      const { tree, attributes } = await vocabularyIn(lang)
      const wanted =
        category === undefined ? tree : pathTo(tree, (each) => each.category_page_url === category).slice(-1)
      const below = new Set(allOfTree(wanted).map(({ category_id }) => category_id))
      const own = shelvesOf(await shelves(null), maker.id).filter(({ categoryId }) => below.has(categoryId))
      const total = own.reduce((sum, { parts }) => sum + parts, 0)
      const categoryIds = own.map(({ categoryId }) => categoryId)
      const rows = await goodsOfMaker(db, maker.id, categoryIds, { offset, limit, total })
      return { total, total_capped: false, list: rows.map((row) => goodsOf(row, attributes)) }
    },
  }
}

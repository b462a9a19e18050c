import { maxRecommendations } from '@partgate/schema/limits.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import type { Database } from '#db/database.ts'
import { failure, type FieldRefusal } from '#http/failure.ts'
import { loadArticlesAbout } from '#site/index.ts'
import { findPathTo } from '../categories/tree.ts'
import type { VocabularyIn } from '../wording/vocabulary.ts'
import { toGoods, toOffer, type VariationRow } from './goods.ts'
import { loadGoodsDetails } from './goods-store.ts'
import { loadSubstitutes, findPartOfGoods, loadPopularParts } from './recommend-store.ts'

const maxGoods = 100
const maxArticles = 6
const tooMany: FieldRefusal = { field: 'urls', messageKey: 'fields.invalid', values: { field: 'urls' } }

type GoodsQuery = { ids?: string; urls?: string }

const toVariation = (row: VariationRow): GoodsDetail['variations'][number] => ({
  goods_id: row.goods_id,
  goods_page_url: row.slug,
  part_number: row.order_code,
  ...toOffer(row),
})

export const createProductService = (db: Database, vocabularyIn: VocabularyIn) => ({
  goodsDetail: async ({ ids, urls }: GoodsQuery, lang: LocaleCode): Promise<GoodsDetail[]> => {
    const slugs = urls?.split(',') ?? []
    const goodsIds = ids?.split(',').map(Number) ?? []
    if (goodsIds.length + slugs.length > maxGoods) throw failure('invalidRequest', { fields: [tooMany] })
    const { wording } = await vocabularyIn(lang)
    const rows = await loadGoodsDetails(db, goodsIds, slugs)
    return rows.map((row) => ({
      ...toGoods(row, wording),
      variations: row.variations.map(toVariation),
      aliases: row.aliases.map(({ part_number, kind }) => ({ part_number, kind })),
    }))
  },

  recommend: async (goodsId: number, lang: LocaleCode) => {
    const part = await findPartOfGoods(db, goodsId)
    if (!part) return null
    const { wording, reasons } = await vocabularyIn(lang)
    const substitutes = await loadSubstitutes(db, part.part_id)
    const beside = await loadPopularParts(db, part.part_id, part.category_id, maxRecommendations)
    return {
      substitutes: substitutes.map((row) => ({
        reason: reasons.get(row.reason) ?? row.reason,
        goods: toGoods(row, wording),
      })),
      recommended: beside.map((row) => toGoods(row, wording)),
    }
  },

  relatedBlogs: async (goodsId: number, lang: LocaleCode) => {
    const part = await findPartOfGoods(db, goodsId)
    if (!part) return null
    const { tree } = await vocabularyIn(lang)
    const path = findPathTo(tree, ({ category_id }) => category_id === part.category_id)
    const categoryIds = path.map(({ category_id }) => category_id)
    return loadArticlesAbout(db, lang, { categoryIds, manufacturerId: part.manufacturer_id }, maxArticles)
  },
})

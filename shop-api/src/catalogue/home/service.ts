import { homeSectionNames } from '@partgate/schema/shop-api/catalogue.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database } from '#db/database.ts'
import { toGoods } from '../products/goods.ts'
import type { VocabularyIn } from '../vocabulary.ts'
import { banners, floorCount, floorGoods, floorPage, type FloorName } from './store.ts'

export const openHome = (db: Database, vocabularyIn: VocabularyIn) => ({
  homeSections: async (lang: LocaleCode) => {
    const { attributes } = await vocabularyIn(lang)
    const rows = await floorGoods(db)
    return homeSectionNames.map((floor) => ({
      floor,
      list: rows.filter((row) => row.floor === floor).map((row) => toGoods(row, attributes)),
    }))
  },

  homeSection: async (name: FloorName, offset: number, limit: number, lang: LocaleCode) => {
    const { attributes } = await vocabularyIn(lang)
    const rows = await floorPage(db, name, offset, limit)
    return { total: await floorCount(db, name), list: rows.map((row) => toGoods(row, attributes)) }
  },

  banners: (lang: LocaleCode) => banners(db, lang),
})

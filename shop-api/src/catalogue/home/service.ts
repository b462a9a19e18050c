import { homeSectionNames } from '@partgate/schema/shop-api/catalogue.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database } from '#db/database.ts'
import { toGoods } from '../products/goods.ts'
import type { VocabularyIn } from '../wording/vocabulary.ts'
import { loadBanners, countSectionGoods, loadSectionGoods, loadSectionPage, type HomeSectionName } from './store.ts'

export const createHomeService = (db: Database, vocabularyIn: VocabularyIn) => ({
  homeSections: async (lang: LocaleCode) => {
    const { wording } = await vocabularyIn(lang)
    const rows = await loadSectionGoods(db)
    return homeSectionNames.map((floor) => ({
      floor,
      list: rows.filter((row) => row.floor === floor).map((row) => toGoods(row, wording)),
    }))
  },

  homeSection: async (name: HomeSectionName, offset: number, limit: number, lang: LocaleCode) => {
    const { wording } = await vocabularyIn(lang)
    const rows = await loadSectionPage(db, name, offset, limit)
    return { total: await countSectionGoods(db, name), list: rows.map((row) => toGoods(row, wording)) }
  },

  banners: (lang: LocaleCode) => loadBanners(db, lang),
})

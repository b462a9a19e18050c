import type { LocaleCode } from '@partgate/schema/locales.ts'
import { loadCatalogueCounts } from '#counts/catalogue-counts.ts'
import type { Database } from '#db/database.ts'
import { memoize } from '../memoize.ts'
import type { VocabularyIn } from '../wording/vocabulary.ts'
import { findPathTo, withoutChildren } from './tree.ts'

const statLifetimeMs = 300_000

export const createCategoryService = (db: Database, vocabularyIn: VocabularyIn) => {
  const stat = memoize(() => loadCatalogueCounts(db), statLifetimeMs)

  return {
    tree: async (lang: LocaleCode) => (await vocabularyIn(lang)).tree,

    branch: async (slug: string | undefined, lang: LocaleCode) => {
      const { tree } = await vocabularyIn(lang)
      if (slug === undefined) return { path: [], list: tree }
      const path = findPathTo(tree, ({ category_page_url }) => category_page_url === slug)
      const end = path.at(-1)
      return end ? { path: path.map(withoutChildren), list: end.children } : null
    },

    stat: async (lang: LocaleCode) => {
      const { categories } = await vocabularyIn(lang)
      const category_count = [...categories.values()].filter(({ goods_count }) => goods_count > 0).length
      return { ...(await stat(null)), category_count }
    },
  }
}

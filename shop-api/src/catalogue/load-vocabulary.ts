import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database } from '#db/database.ts'
import { loadCategories } from './categories/store.ts'
import { flattenTree, buildCategoryTree } from './categories/tree.ts'
import { loadSubstituteReasons } from './products/recommend-store.ts'
import type { Vocabulary } from './wording/vocabulary.ts'
import { readWording } from './wording/wording.ts'

export const loadVocabulary = async (db: Database, lang: LocaleCode): Promise<Vocabulary> => {
  const [rows, wording, reasons] = await Promise.all([
    loadCategories(db, lang),
    readWording(db, lang),
    loadSubstituteReasons(db, lang),
  ])
  const tree = buildCategoryTree(rows)
  const byId = new Map(flattenTree(tree).map((category) => [category.category_id, category]))
  return { tree, categories: byId, wording, reasons }
}

import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import type { Database } from '#db/database.ts'
import { loadCategories } from './categories/store.ts'
import { flattenTree, buildCategoryTree } from './categories/tree.ts'
import { loadManufacturerNames } from './manufacturers/store.ts'
import { loadSubstituteReasons } from './products/recommend-store.ts'
import { readWording, type Wording } from './wording/wording.ts'

/** Small data that changes with the catalogue only: cached by language for the life of the process. */
export type Vocabulary = {
  tree: Category[]
  categories: ReadonlyMap<number, Category>
  manufacturers: ReadonlyMap<number, string>
  wording: Wording
  /** Reasons for a substitute, by key. */
  reasons: ReadonlyMap<string, string>
}

export type VocabularyIn = (lang: LocaleCode) => Promise<Vocabulary>

export const loadVocabulary = async (db: Database, lang: LocaleCode): Promise<Vocabulary> => {
  const [rows, manufacturers, wording, reasons] = await Promise.all([
    loadCategories(db, lang),
    loadManufacturerNames(db),
    readWording(db, lang),
    loadSubstituteReasons(db, lang),
  ])
  const tree = buildCategoryTree(rows)
  const byId = new Map(flattenTree(tree).map((category) => [category.category_id, category]))
  return { tree, categories: byId, manufacturers, wording, reasons }
}

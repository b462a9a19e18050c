import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import type { Queryable } from '#db/database.ts'
import { loadAttributes, type Attributes } from './attributes.ts'
import { loadCategories } from './categories/store.ts'
import { allOfTree, categoryTree } from './categories/tree.ts'
import { manufacturerNames } from './manufacturers/store.ts'
import { reasonsIn } from './products/recommend-store.ts'

/** Small data that changes with the catalogue only: cached by language for the life of the process. */
export type Vocabulary = {
  tree: Category[]
  categories: ReadonlyMap<number, Category>
  manufacturers: ReadonlyMap<number, string>
  attributes: Attributes
  /** Reasons for a substitute, by key. */
  reasons: ReadonlyMap<string, string>
}

export type VocabularyIn = (lang: LocaleCode) => Promise<Vocabulary>

export const loadVocabulary = async (db: Queryable, lang: LocaleCode): Promise<Vocabulary> => {
  const [rows, manufacturers, attributes, reasons] = await Promise.all([
    loadCategories(db, lang),
    manufacturerNames(db),
    loadAttributes(db, lang),
    reasonsIn(db, lang),
  ])
  const tree = categoryTree(rows)
  const byId = new Map(allOfTree(tree).map((category) => [category.category_id, category]))
  return { tree, categories: byId, manufacturers, attributes, reasons }
}

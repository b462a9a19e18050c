import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import type { Queryable } from '#db/database.ts'
import { loadAttributes, type Attributes } from './attributes.ts'
import { allOfTree, categoryTree } from './category-tree.ts'
import { manufacturerNames } from './manufacturer-store.ts'
import { reasonsIn } from './recommend-store.ts'
import { categories } from './shelves-store.ts'

/** What changes with the catalogue only and is small: kept per language while the process lives. */
export type Vocabulary = {
  tree: Category[]
  categories: ReadonlyMap<number, Category>
  /** Names by id. */
  manufacturers: ReadonlyMap<number, string>
  attributes: Attributes
  /** Why a part may serve instead of another, by key. */
  reasons: ReadonlyMap<string, string>
}

export const loadVocabulary = async (db: Queryable, lang: LocaleCode): Promise<Vocabulary> => {
  const [rows, manufacturers, attributes, reasons] = await Promise.all([
    categories(db, lang),
    manufacturerNames(db),
    loadAttributes(db, lang),
    reasonsIn(db, lang),
  ])
  const tree = categoryTree(rows)
  const byId = new Map(allOfTree(tree).map((category) => [category.category_id, category]))
  return { tree, categories: byId, manufacturers, attributes, reasons }
}

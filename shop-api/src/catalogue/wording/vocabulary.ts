import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import type { Wording } from './wording.ts'

/** Small data that changes with the catalogue only: cached by language for the life of the process. */
export type Vocabulary = {
  tree: Category[]
  categories: ReadonlyMap<number, Category>
  wording: Wording
  /** Reasons for a substitute, by key. */
  reasons: ReadonlyMap<string, string>
}

export type VocabularyIn = (lang: LocaleCode) => Promise<Vocabulary>

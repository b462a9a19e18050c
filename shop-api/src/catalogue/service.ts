import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database } from '#db/database.ts'
import { openCategories } from './categories/service.ts'
import { openHome } from './home/service.ts'
import { openMatching } from './matching/service.ts'
import { openManufacturers } from './manufacturers/service.ts'
import { memoize } from './memoize.ts'
import { openProducts } from './products/service.ts'
import { planSearch } from './search/plan.ts'
import { createSearch } from './search/service.ts'
import { suggest, type Suggestion } from './search/suggest-store.ts'
import { loadVocabulary } from './vocabulary.ts'

/** Null stands for resources that do not exist. */
export const openCatalogue = (db: Database) => {
  const vocabularyIn = memoize((lang: LocaleCode) => loadVocabulary(db, lang))

  return {
    ...openProducts(db, vocabularyIn),
    ...openHome(db, vocabularyIn),
    ...openCategories(db, vocabularyIn),
    ...openManufacturers(db, vocabularyIn),
    ...openMatching(db, vocabularyIn),

    search: createSearch(db, vocabularyIn),

    suggest: async (keyword: string): Promise<Suggestion[]> => {
      const number = planSearch(keyword)?.number
      return number ? suggest(db, number) : []
    },
  }
}

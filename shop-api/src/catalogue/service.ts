import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database } from '#db/database.ts'
import { createCategoryService } from './categories/service.ts'
import { createHomeService } from './home/service.ts'
import { createManufacturerService } from './manufacturers/service.ts'
import { createMatchingService } from './matching/service.ts'
import { memoize } from './memoize.ts'
import { createProductService } from './products/service.ts'
import { createSearch } from './search/service.ts'
import { createSuggest } from './search/suggest.ts'
import { loadVocabulary } from './load-vocabulary.ts'

/** Null stands for resources that do not exist. */
export const createCatalogueService = (db: Database) => {
  const vocabularyIn = memoize((lang: LocaleCode) => loadVocabulary(db, lang))

  return {
    ...createProductService(db, vocabularyIn),
    ...createHomeService(db, vocabularyIn),
    ...createCategoryService(db, vocabularyIn),
    ...createManufacturerService(db, vocabularyIn),
    ...createMatchingService(db, vocabularyIn),

    search: createSearch(db, vocabularyIn),

    suggest: createSuggest(db),
  }
}

import type { Article } from './article.ts'
import { dateCodes } from './date-codes.ts'
import { minimumAndMultiple } from './minimum-and-multiple.ts'
import { packagings } from './packagings.ts'
import { partNumberSearch } from './part-number-search.ts'
import { readingAPriceLadder } from './reading-a-price-ladder.ts'
import { rohsExemptions } from './rohs-exemptions.ts'

export const articles: Article[] = [
  partNumberSearch,
  readingAPriceLadder,
  minimumAndMultiple,
  packagings,
  rohsExemptions,
  dateCodes,
]

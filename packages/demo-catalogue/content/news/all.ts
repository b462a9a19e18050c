import type { Article } from './article.ts'
import { avoidingCounterfeits } from './avoiding-counterfeits.ts'
import { ceramicCapacitors } from './ceramic-capacitors-under-voltage.ts'
import { choosingASubstitute } from './choosing-a-substitute.ts'
import { crystalLoad } from './crystals-and-load-capacitance.ts'
import { dateCodes } from './date-codes.ts'
import { howFreightWorks } from './how-freight-works.ts'
import { endOfLife } from './last-time-buy-and-end-of-life.ts'
import { minimumAndMultiple } from './minimum-and-multiple.ts'
import { moistureSensitivity } from './moisture-sensitivity.ts'
import { packagings } from './packagings.ts'
import { partNumberSearch } from './part-number-search.ts'
import { readingAPriceLadder } from './reading-a-price-ladder.ts'
import { orderingCodes } from './reading-an-ordering-code.ts'
import { rohsExemptions } from './rohs-exemptions.ts'
import { leadTimes } from './what-a-lead-time-means.ts'

export const articles: Article[] = [
  partNumberSearch,
  readingAPriceLadder,
  minimumAndMultiple,
  packagings,
  rohsExemptions,
  dateCodes,
  moistureSensitivity,
  orderingCodes,
  choosingASubstitute,
  avoidingCounterfeits,
  leadTimes,
  howFreightWorks,
  endOfLife,
  ceramicCapacitors,
  crystalLoad,
]

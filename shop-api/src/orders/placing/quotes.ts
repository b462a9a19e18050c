import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import { readSelected } from '#cart/index.ts'
import { readWording } from '#catalogue/index.ts'
import type { Database } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Caller } from '#http/caller.ts'
import { isCountryCode } from '@partgate/schema/country-codes.ts'
import { loadItems } from './items.ts'
import { calculateTotals, type Destination, type RequestedLine } from './quote.ts'
import { toQuoteData } from './quote-data.ts'
import { listUnknownLines, refuseLines, toCartLines } from './requested-lines.ts'

const requireCountry = ({ country }: Destination) => {
  if (country !== undefined && !isCountryCode(country))
    throw failure('invalidRequest', { fields: [{ field: 'country', messageKey: 'fields.selectCountry' }] })
}

/** Quotes reserve and store nothing. */
export const createQuoteService = (db: Database) => ({
  async ofCart(caller: Caller, destination: Destination, lang: LocaleCode): Promise<Quote> {
    requireCountry(destination)
    const wording = await readWording(db, lang)
    const items = await loadItems(db, toCartLines(await readSelected(db, caller)), wording)
    if (items.length === 0) throw failure('nothingSelected')
    return toQuoteData(calculateTotals(items, destination))
  },

  async ofLines(lines: readonly RequestedLine[], destination: Destination, lang: LocaleCode): Promise<Quote> {
    requireCountry(destination)
    const wording = await readWording(db, lang)
    const items = await loadItems(db, lines, wording)
    refuseLines(listUnknownLines(lines, items))
    return toQuoteData(calculateTotals(items, destination))
  },
})

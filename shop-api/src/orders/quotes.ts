import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import { readSelected, requireQuantity } from '#cart/index.ts'
import type { Database } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Caller } from '#http/caller.ts'
import { isCountry } from '../address/countries.ts'
import { quoteCart } from './cart-quote.ts'
import { readAttributes, loadItems } from './items.ts'
import { type Destination, calculateTotals } from './quote.ts'
import { toQuoteData, toTerms } from './quote-data.ts'
import type { RequestedItem } from './stock.ts'

const requireCountry = ({ country }: Destination) => {
  if (country !== undefined && !isCountry(country))
    throw failure('invalidRequest', { fields: [{ field: 'country', messageKey: 'fields.selectCountry' }] })
}

/** Quotes reserve and store nothing. */
export const createQuoteService = (db: Database) => ({
  async ofCart(caller: Caller, destination: Destination, lang: LocaleCode): Promise<Quote> {
    requireCountry(destination)
    const attributes = await readAttributes(db, lang)
    const items = await loadItems(db, await readSelected(db, caller), attributes)
    if (items.length === 0) throw failure('nothingSelected')
    return toQuoteData(quoteCart(items, destination))
  },

  /** Refuses a quantity that a cart would refuse. */
  async ofItem(requestedItem: RequestedItem, destination: Destination, lang: LocaleCode): Promise<Quote> {
    requireCountry(destination)
    const attributes = await readAttributes(db, lang)
    const items = await loadItems(db, [requestedItem], attributes)
    if (items.length === 0) throw failure('notFound')
    for (const item of items) requireQuantity(item.quantity, toTerms(item))
    return toQuoteData(calculateTotals(items, destination))
  },
})

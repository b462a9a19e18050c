import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import { readSelected, requireQuantity, refuseQuantity } from '#cart/index.ts'
import type { Database } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Who } from '#http/who.ts'
import { isCountry } from '../address/countries.ts'
import { attributesOf, itemsOf } from './items.ts'
import { type Destination, type Item, reckon } from './quote.ts'
import { quoteData, termsOf } from './quote-data.ts'
import type { Piece } from './stock.ts'

const requireCountry = ({ country }: Destination) => {
  if (country !== undefined && !isCountry(country))
    throw failure('invalidRequest', { fields: [{ field: 'country', messageKey: 'fields.selectCountry' }] })
}

/** In a cart, what is not in stock is flagged; a quantity that the rule refuses whatever the stock is not quoted. */
const requireRule = (item: Item) => {
  const terms = termsOf(item)
  const kind = refuseQuantity(item.quantity, terms)?.kind
  if (kind === 'belowMinimum' || kind === 'notAMultiple') requireQuantity(item.quantity, terms)
}

/** Quotes, spec 2 and 9: nothing is reserved and nothing stored. */
export const openQuotes = (db: Database) => ({
  /** For the cart's selected lines. */
  async ofCart(who: Who, destination: Destination, lang: LocaleCode): Promise<Quote> {
    requireCountry(destination)
    const attributes = await attributesOf(db, lang)
    const items = await itemsOf(db, await readSelected(db, who), attributes)
    if (items.length === 0) throw failure('nothingSelected')
    items.forEach(requireRule)
    return quoteData(reckon(items, destination))
  },

  /** For one goods row past the cart: a quantity that could not be put into a cart is refused. */
  async ofPiece(piece: Piece, destination: Destination, lang: LocaleCode): Promise<Quote> {
    requireCountry(destination)
    const attributes = await attributesOf(db, lang)
    const items = await itemsOf(db, [piece], attributes)
    if (items.length === 0) throw failure('notFound')
    for (const item of items) requireQuantity(item.quantity, termsOf(item))
    return quoteData(reckon(items, destination))
  },
})

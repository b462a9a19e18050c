import type { Client } from 'urql'
import type { CartQuantities } from './added-lines.ts'
import { CartQuantitiesDocument } from '../generated/documents/graphql.ts'
import { CartBadgeDocument } from '../generated/documents/layout.ts'

const fresh = { requestPolicy: 'network-only' } as const

/** Null if the shop does not respond. */
export const readCartQuantities = async (client: Client): Promise<CartQuantities | null> => {
  const { data, error } = await client.query(CartQuantitiesDocument, {}, fresh).toPromise()
  return data && !error ? new Map(data.cart?.lines.map(({ product, quantity }) => [product.id, quantity])) : null
}

/** Updates the count in the header, which is a field of its own and follows only mutations with a response. */
export const refreshCartCount = (client: Client) => void client.query(CartBadgeDocument, {}, fresh).toPromise()

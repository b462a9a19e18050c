import type { Client } from 'urql'
import type { CartQuantities } from './added-lines.ts'
import { CartQuantitiesDocument } from '../generated/documents/graphql.ts'
import { CartBadgeDocument } from '../generated/documents/layout.ts'

const fresh = { requestPolicy: 'network-only' } as const

/** Lines saved for later count against the maximum of the cart. */
export type CartContents = { quantities: CartQuantities; savedCount: number }

/** Null if the shop does not respond. */
export const readCart = async (client: Client): Promise<CartContents | null> => {
  const { data, error } = await client.query(CartQuantitiesDocument, {}, fresh).toPromise()
  if (!data || error) return null
  return {
    quantities: new Map(data.cart?.lines.map(({ product, quantity }) => [product.id, quantity])),
    savedCount: data.cart?.savedLines.length ?? 0,
  }
}

export const readCartQuantities = async (client: Client) => (await readCart(client))?.quantities ?? null

/** Updates the count in the header, which is a field of its own and follows only mutations with a response. */
export const refreshCartCount = (client: Client) => void client.query(CartBadgeDocument, {}, fresh).toPromise()

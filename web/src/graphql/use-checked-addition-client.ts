'use client'
import { type CombinedError, useClient } from 'urql'
import { type CartQuantities, findAdded } from './added-lines.ts'
import { CartQuantitiesDocument } from './generated/documents/graphql.ts'
import { isLost } from './is-lost.ts'
import { readCartBadge } from './read-cart-badge.ts'

type Line = { productId: string; quantity: number }

/** Returns a function that sends lines to the cart. `areAdded` is null if there was a response; otherwise the shop may still add the lines that the cart does not have yet. */
export const useCheckedAddition = () => {
  const client = useClient()
  const readQuantities = async (): Promise<CartQuantities | null> => {
    const request = client.query(CartQuantitiesDocument, {}, { requestPolicy: 'network-only' })
    const { data, error } = await request.toPromise()
    return data && !error ? new Map(data.cart?.lines.map(({ product, quantity }) => [product.id, quantity])) : null
  }
  return async <Data extends { addCartLines?: unknown }>(
    lines: readonly Line[],
    send: () => Promise<{ data?: Data | undefined; error?: CombinedError | undefined }>,
  ) => {
    const before = await readQuantities()
    const { data, error } = await send()
    const payload = data?.addCartLines
    if (!isLost(payload, error)) return { data, error, areAdded: null }
    readCartBadge(client)
    return { data, error, areAdded: findAdded(lines, before, await readQuantities()) }
  }
}

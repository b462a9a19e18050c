'use client'
import { useCallback } from 'react'
import { useClient } from 'urql'
import { CartQuantitiesDocument } from './generated/documents/graphql.ts'
import type { CartQuantities } from './added-lines.ts'

/** Returns a function that reads the cart from the shop; null if the shop does not respond. */
export const useReadCartQuantities = () => {
  const client = useClient()
  return useCallback(async (): Promise<CartQuantities | null> => {
    const request = client.query(CartQuantitiesDocument, {}, { requestPolicy: 'network-only' })
    const { data, error } = await request.toPromise()
    return data && !error ? new Map(data.cart?.lines.map(({ product, quantity }) => [product.id, quantity])) : null
  }, [client])
}

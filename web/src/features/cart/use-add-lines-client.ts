'use client'
import { useState } from 'react'
import { maxAddedLines } from '@partgate/schema/limits.ts'
import { findAdded } from '#graphql/added-lines.ts'
import { isLost } from '#graphql/is-lost.ts'
import { useReadCartQuantities } from '#graphql/use-cart-quantities-client.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useAddCartLinesMutation } from '#graphql/generated/hooks/cart.ts'
import { inBatches } from '#graphql/in-batches.ts'
import { refusedLines } from '#graphql/refused-lines.ts'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'

export type AddedLine = { rowId: string; productId: string; quantity: number; customerPartNumber?: string | null }
type Added = {
  /** The sentence of each refused row. */
  refused: ReadonlyMap<string, string>
  /** Null if no response has one. */
  cart: CartPage_CartFragment | null
}

export const useAddLines = () => {
  const readQuantities = useReadCartQuantities()
  const toUserErrors = useUserErrors()
  const [, send] = useAddCartLinesMutation()
  const [isAdding, setAdding] = useState(false)
  const add = async (lines: readonly AddedLine[]): Promise<Added> => {
    setAdding(true)
    const refused = new Map<string, string>()
    let cart: Added['cart'] = null
    const before = await readQuantities()
    for (const batch of inBatches(lines, maxAddedLines)) {
      const { data, error } = await send({
        input: { lines: batch.map(({ rowId: _, ...line }) => line) },
      })
      const areAdded = isLost(data?.addCartLines, error) ? findAdded(batch, before, await readQuantities()) : []
      const others = batch.filter((_, at) => !areAdded?.[at])
      for (const [rowId, sentence] of refusedLines(others, toUserErrors(data?.addCartLines, error)))
        refused.set(rowId, sentence)
      cart = data?.addCartLines?.cart ?? cart
    }
    setAdding(false)
    return { refused, cart }
  }
  return { add, isAdding }
}

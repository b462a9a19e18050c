'use client'
import { type CombinedError, useClient } from 'urql'
import { checkLinesAdded } from './added-lines.ts'
import { isOutcomeUnknown } from './is-outcome-unknown.ts'
import { refreshCartCount, readCartQuantities } from './read-cart.ts'

type Line = { productId: string; quantity: number }

/** Returns a function that calls `send`, which must add `lines`, and reads the cart before. If it is unknown whether the shop executed the mutation, `foundInCart` tells for each line whether the cart has it now; a line that it does not have may still be added. Otherwise null. */
export const useAddWithCartCheck = () => {
  const client = useClient()
  return async <Data extends { addCartLines?: unknown }>(
    lines: readonly Line[],
    send: () => Promise<{ data?: Data | undefined; error?: CombinedError | undefined }>,
  ) => {
    const before = await readCartQuantities(client)
    const { data, error } = await send()
    const payload = data?.addCartLines
    if (!isOutcomeUnknown(payload, error)) return { data, error, foundInCart: null }
    refreshCartCount(client)
    return { data, error, foundInCart: checkLinesAdded(lines, before, await readCartQuantities(client)) }
  }
}

'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { maxAddedLines } from '@partgate/schema/limits.ts'
import { useAddWithCartCheck } from '#graphql/use-add-with-cart-check-client.ts'
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
  const t = useTranslations('catalogue.buy')
  const addWithCheck = useAddWithCartCheck()
  const toUserErrors = useUserErrors()
  const [, send] = useAddCartLinesMutation()
  const [isAdding, setAdding] = useState(false)
  const add = async (lines: readonly AddedLine[]): Promise<Added> => {
    setAdding(true)
    const refused = new Map<string, string>()
    let cart: Added['cart'] = null
    for (const batch of inBatches(lines, maxAddedLines)) {
      const { data, error, foundInCart } = await addWithCheck(batch, () =>
        send({ input: { lines: batch.map(({ rowId: _, ...line }) => line) } }),
      )
      const others = batch.filter((_, at) => !foundInCart?.[at])
      const userErrors = foundInCart ? [{ message: t('unclear') }] : toUserErrors(data?.addCartLines, error)
      if (others.length > 0)
        for (const [rowId, sentence] of refusedLines(others, userErrors)) refused.set(rowId, sentence)
      cart = data?.addCartLines?.cart ?? cart
    }
    setAdding(false)
    return { refused, cart }
  }
  return { add, isAdding }
}

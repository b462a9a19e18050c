'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { type DocumentInput, useClient } from 'urql'
import { type AddedLine, addInBatches } from './add-lines.ts'
import { checkLinesAdded } from './added-lines.ts'
import { inTurn } from './in-turn.ts'
import type { AddLinesMutationVariables } from '../generated/types.ts'
import { isOutcomeUnknown } from '../is-outcome-unknown.ts'
import { refreshCartCount, readCartQuantities } from './read-cart.ts'
import type { UserError } from './refused-lines.ts'
import { useUserErrors } from '../use-user-errors-client.ts'

type AddMutation<Cart> = { addCartLines: { cart: Cart | null; errors: UserError[] } | null }

/** Adds lines with the mutation `document`. If it is unknown whether the shop executed it, the cart of before and after shows which lines it has. */
export const useAddLines = <Cart>(document: DocumentInput<AddMutation<Cart>, AddLinesMutationVariables>) => {
  const t = useTranslations('common.failure')
  const client = useClient()
  const toUserErrors = useUserErrors()
  const [isAdding, setAdding] = useState(false)

  const send = async (batch: readonly AddedLine[]) => {
    const before = await readCartQuantities(client)
    const lines = batch.map(({ productId, quantity, customerPartNumber }) => ({
      productId,
      quantity,
      customerPartNumber,
    }))
    const { data, error } = await client.mutation(document, { input: { lines } }, inTurn)
    const payload = data?.addCartLines
    if (!isOutcomeUnknown(payload, error))
      return { errors: toUserErrors(payload, error), foundInCart: null, cart: payload?.cart }
    refreshCartCount(client)
    const foundInCart = checkLinesAdded(lines, before, await readCartQuantities(client))
    return { errors: [{ message: t('addUnclear') }], foundInCart }
  }

  const add = async <Line extends AddedLine>(
    lines: readonly Line[],
    onBatch?: (added: readonly Line[], doneCount: number) => void,
  ) => {
    setAdding(true)
    return addInBatches<Line, Cart>(lines, send, onBatch).finally(() => setAdding(false))
  }
  return { add, isAdding }
}

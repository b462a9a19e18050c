'use client'
import { type CombinedError, useClient } from 'urql'
import { CartPageDocument } from '#graphql/generated/documents/cart.ts'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'
import { isOutcomeUnknown } from '#graphql/is-outcome-unknown.ts'
import { refreshCartCount } from '#graphql/add-lines/read-cart.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'

export type IsDone = (cart: Pick<CartPage_CartFragment, 'lines' | 'savedLines'>) => boolean

/** If it is unknown whether the shop made a change, reads the cart: no errors if `isDone` finds the change there. */
export const useCartErrors = () => {
  const client = useClient()
  const toUserErrors = useUserErrors()
  return async <E extends { __typename: string; message: string }>(
    isDone: IsDone,
    payload: { errors: E[] } | null | undefined,
    error: CombinedError | undefined,
  ) => {
    if (isOutcomeUnknown(payload, error)) {
      refreshCartCount(client)
      const { data } = await client.query(CartPageDocument, {}, { requestPolicy: 'network-only' }).toPromise()
      if (data?.cart && isDone(data.cart)) return []
    }
    return toUserErrors(payload, error)
  }
}

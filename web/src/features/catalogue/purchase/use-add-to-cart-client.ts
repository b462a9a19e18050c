'use client'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { isOutcomeUnknown } from '#graphql/is-outcome-unknown.ts'
import { inTurn } from '#graphql/add-lines/in-turn.ts'
import { refreshCartCount, readCartQuantities } from '#graphql/add-lines/read-cart.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useAddToCartMutation } from '#graphql/generated/hooks/catalogue.ts'

export type AddProblem = { message: string; isOfQuantity: boolean }

/** `add` returns null once the part is in the cart. */
export const useAddToCart = () => {
  const t = useTranslations('catalogue.buy')
  const failure = useTranslations('common.failure')
  const client = useClient()
  const toUserErrors = useUserErrors()
  const [{ fetching }, addToCart] = useAddToCartMutation()
  const add = async (productId: string, quantity: number | null): Promise<AddProblem | null> => {
    if (quantity === null) return { message: t('notANumber'), isOfQuantity: true }
    const { data, error } = await addToCart({ input: { productId, quantity } }, inTurn)
    if (isOutcomeUnknown(data?.addToCart, error)) {
      refreshCartCount(client)
      const quantities = await readCartQuantities(client)
      const isPossiblyAdded = quantities === null || quantities.has(productId)
      if (isPossiblyAdded) return { message: failure('addUnclear'), isOfQuantity: false }
    }
    const [userError] = toUserErrors(data?.addToCart, error)
    return userError ? { message: userError.message, isOfQuantity: userError.__typename !== 'Failure' } : null
  }
  return { add, isAdding: fetching }
}

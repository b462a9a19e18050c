'use client'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { isOutcomeUnknown } from '#graphql/is-outcome-unknown.ts'
import { refreshCartCount, readCartQuantities } from '#graphql/add-lines/read-cart.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useAddToCartMutation } from '#graphql/generated/hooks/catalogue.ts'

/** `hasFailed`: no response of the shop says that the quantity is wrong. */
type AddOutcome = { isAdded: true } | { isAdded: false; message: string; hasFailed: boolean }

export const useAddToCart = () => {
  const t = useTranslations('catalogue.buy')
  const failure = useTranslations('common.failure')
  const client = useClient()
  const toUserErrors = useUserErrors()
  const [{ fetching }, addToCart] = useAddToCartMutation()
  const add = async (productId: string, quantity: number | null): Promise<AddOutcome> => {
    if (quantity === null) return { isAdded: false, message: t('notANumber'), hasFailed: false }
    const { data, error } = await addToCart({ input: { productId, quantity } })
    if (isOutcomeUnknown(data?.addToCart, error)) {
      refreshCartCount(client)
      const quantities = await readCartQuantities(client)
      const isPossiblyAdded = quantities === null || quantities.has(productId)
      if (isPossiblyAdded) return { isAdded: false, message: failure('addUnclear'), hasFailed: true }
    }
    const [userError] = toUserErrors(data?.addToCart, error)
    if (!userError) return { isAdded: true }
    return { isAdded: false, message: userError.message, hasFailed: userError.__typename === 'Failure' }
  }
  return { add, isAdding: fetching }
}

'use client'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { isOutcomeUnknown } from '#graphql/is-outcome-unknown.ts'
import { refreshCartCount, readCartQuantities } from '#graphql/add-lines/read-cart.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useAddToCartMutation } from '#graphql/generated/hooks/catalogue.ts'

type AddOutcome = { isAdded: true } | { isAdded: false; message: string }

export const useAddToCart = () => {
  const t = useTranslations('catalogue.buy')
  const failure = useTranslations('common.failure')
  const client = useClient()
  const toUserErrors = useUserErrors()
  const [{ fetching }, addToCart] = useAddToCartMutation()
  const add = async (productId: string, quantity: number | null): Promise<AddOutcome> => {
    if (quantity === null) return { isAdded: false, message: t('notANumber') }
    const { data, error } = await addToCart({ input: { productId, quantity } })
    if (isOutcomeUnknown(data?.addToCart, error)) {
      refreshCartCount(client)
      const quantities = await readCartQuantities(client)
      const canBeAdded = quantities === null || quantities.has(productId)
      if (canBeAdded) return { isAdded: false, message: failure('addUnclear') }
    }
    const [userError] = toUserErrors(data?.addToCart, error)
    return userError ? { isAdded: false, message: userError.message } : { isAdded: true }
  }
  return { add, isAdding: fetching }
}

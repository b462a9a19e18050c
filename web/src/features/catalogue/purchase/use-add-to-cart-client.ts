'use client'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { isLost } from '#graphql/is-lost.ts'
import { readCartBadge } from '#graphql/read-cart-badge.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { CartQuantitiesDocument } from '#graphql/generated/documents/graphql.ts'
import { useAddToCartMutation } from '#graphql/generated/hooks/catalogue.ts'

type AddOutcome = { isAdded: true } | { isAdded: false; message: string }

export const useAddToCart = () => {
  const t = useTranslations('catalogue.buy')
  const client = useClient()
  const toUserErrors = useUserErrors()
  const [{ fetching }, addToCart] = useAddToCartMutation()
  const add = async (productId: string, quantity: number | null): Promise<AddOutcome> => {
    if (quantity === null) return { isAdded: false, message: t('notANumber') }
    const { data, error } = await addToCart({ input: { productId, quantity } })
    if (isLost(data?.addToCart, error)) {
      readCartBadge(client)
      const request = client.query(CartQuantitiesDocument, {}, { requestPolicy: 'network-only' })
      const { data: now } = await request.toPromise()
      const mayBeAdded = now?.cart?.lines.some(({ product }) => product.id === productId) ?? now === undefined
      if (mayBeAdded) return { isAdded: false, message: t('unclear') }
    }
    const [userError] = toUserErrors(data?.addToCart, error)
    return userError ? { isAdded: false, message: userError.message } : { isAdded: true }
  }
  return { add, isAdding: fetching }
}

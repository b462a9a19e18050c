'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { CheckoutCartLinesDocument } from '#graphql/generated/documents/orders.ts'
import { useSetCartLineQuantityMutation } from '#graphql/generated/hooks/cart.ts'
import type { CheckoutPreview_OrderPreviewFragment } from '#graphql/generated/types.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { offeredQuantity } from './basket.ts'

export type ExcludedLine = CheckoutPreview_OrderPreviewFragment['excludedLines'][number]
/** Gets null instead of the quantity if it could not be changed. Null where the items are not those of the cart. */
export type OnQuantityTaken = ((productId: string, quantity: number | null) => void) | null

type OfferedQuantityProps = { line: ExcludedLine; onTaken: OnQuantityTaken }

/** Changes the line of the cart to what can be ordered now, so that the buyer stays on the checkout. */
export function OfferedQuantity({ line: { product, quantity, availability }, onTaken }: OfferedQuantityProps) {
  const t = useTranslations('checkout.quantityRefused')
  const numbers = useNumbers()
  const client = useClient()
  const toUserErrors = useUserErrors()
  const [, setQuantity] = useSetCartLineQuantityMutation()
  const [isSending, setSending] = useState(false)
  const offered = availability === 'ON_REQUEST_ONLY' ? null : offeredQuantity(quantity, product)
  if (offered === null || onTaken === null) return null

  const send = async (): Promise<readonly { message: string }[]> => {
    const { data: known, error: failed } = await client
      .query(CheckoutCartLinesDocument, {}, { requestPolicy: 'network-only' })
      .toPromise()
    const lineId = known?.cart?.lines.find((line) => line.product.id === product.id)?.id
    if (!lineId) return failed ? toUserErrors<{ message: string }>(null, failed) : []
    const { data, error } = await setQuantity({ input: { lineId, quantity: offered } })
    return toUserErrors(data?.setCartLineQuantity, error)
  }
  const take = async () => {
    setSending(true)
    const [userError] = await send()
    setSending(false)
    if (userError) toast.error(userError.message)
    onTaken(product.id, userError ? null : offered)
  }
  return (
    <Button isSmall isBusy={isSending} onClick={() => void take()}>
      {t('take', { count: offered, quantity: numbers.integer(offered) })}
      <VisuallyHidden>: {product.partNumber}</VisuallyHidden>
    </Button>
  )
}

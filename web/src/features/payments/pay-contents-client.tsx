'use client'
import { useSearchParams } from 'next/navigation'
import { payAddressOf } from './pay-address.ts'
import { PaidOrder } from './paid-order-client.tsx'
import { PayOrder } from './pay-order-client.tsx'

/** The payment of the order that the address names. */
export function PayContents() {
  const address = payAddressOf(useSearchParams())
  return (
    <PaidOrder key={address.orderNumber} orderNumber={address.orderNumber}>
      {(order, look) => <PayOrder order={order} look={look} address={address} />}
    </PaidOrder>
  )
}

'use client'
import { useSearchParams } from 'next/navigation'
import { parsePayAddress } from './pay-address.ts'
import { PaidOrder } from './paid-order-client.tsx'
import { PayOrder } from './pay-order-client.tsx'

export function PayContents() {
  const address = parsePayAddress(useSearchParams())
  return (
    <PaidOrder key={address.orderNumber} orderNumber={address.orderNumber} page="payment">
      {({ order, reload }) => <PayOrder order={order} reload={reload} address={address} />}
    </PaidOrder>
  )
}

'use client'
import { useSearchParams } from 'next/navigation'
import { payAddressOf } from './pay-address.ts'
import { PaidOrder } from './paid-order-client.tsx'
import { OrderSubmitted } from './order-submitted.tsx'
import { StandingPanel } from './standing-panel.tsx'
import { isOver, standingOf } from './standing.ts'

/** The order that the address names, after it was placed and paid. */
export function SuccessfulContents() {
  const { orderNumber } = payAddressOf(useSearchParams())
  return (
    <PaidOrder key={orderNumber} orderNumber={orderNumber}>
      {(order, look) => {
        const standing = standingOf(order)
        if (isOver(standing)) return <StandingPanel standing={standing} order={order} look={look} />
        return <OrderSubmitted order={order} standing={standing} />
      }}
    </PaidOrder>
  )
}

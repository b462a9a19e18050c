import { paymentPath } from '@partgate/schema/pages.ts'
import { CartSteps, type CartStep } from '#features/cart/index-client.ts'
import { type PaymentProgress, toPaymentProgress } from '#features/orders/index.ts'
import type { PaidOrderFacts } from './paid-order-client.tsx'

/** The last step is reached when the buyer has nothing left to do. An order cannot be paid while its freight is open. */
const progressSteps: Record<PaymentProgress, CartStep | null> = {
  payable: 'payment',
  freightOpen: null,
  deciding: 'payment',
  held: 'payment',
  declared: 'done',
  paid: 'done',
  confirmed: 'done',
  canceled: null,
  refundDue: null,
  refunded: null,
}

export type PayStep = 'payment' | 'done'
type OrderFacts = Pick<PaidOrderFacts, 'orderNumber' | 'status' | 'paymentStatus' | 'canPay' | 'total'>

type PayStepsProps = {
  /** The step of the page. */
  page: PayStep
  /** Undefined until the order is loaded, null where the page cannot show it. */
  order?: OrderFacts | null | undefined
}

/** The step of the order replaces the step of the page. */
export function PaySteps({ page, order }: PayStepsProps) {
  if (!order) return <CartSteps current={order === null ? null : page} />
  const paymentProgress = toPaymentProgress(order)
  const canGoBack = page === 'done' && paymentProgress === 'payable'
  return (
    <CartSteps
      current={progressSteps[paymentProgress]}
      currentHref={canGoBack ? paymentPath(order.orderNumber) : undefined}
    />
  )
}

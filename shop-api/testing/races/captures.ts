import type { Capture } from '../../src/check/index.ts'
import type { Simulator } from '@partgate/paypal-simulator/start.ts'

export const readCaptures = ({ orders }: Pick<Simulator, 'orders'>): Capture[] =>
  orders().flatMap(({ id, capture }) => {
    if (!capture || capture.status === 'PENDING' || capture.status === 'DECLINED') return []
    const { value, currency_code } = capture.amount
    return [
      { captureId: capture.id, providerOrderId: id, cents: BigInt(value.replace('.', '')), currency: currency_code },
    ]
  })

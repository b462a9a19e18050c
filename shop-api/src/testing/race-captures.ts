import type { Capture } from '../check/index.ts'
import type { Simulator } from '../paypal-simulator/start.ts'

/** Each capture by which the simulator has taken money, whether or not it has gone back since. */
export const capturesAt = ({ orders }: Pick<Simulator, 'orders'>): Capture[] =>
  orders().flatMap(({ id, capture }) => {
    if (!capture || capture.status === 'PENDING' || capture.status === 'DECLINED') return []
    const { value, currency_code } = capture.amount
    return [
      { captureId: capture.id, providerOrderId: id, cents: BigInt(value.replace('.', '')), currency: currency_code },
    ]
  })

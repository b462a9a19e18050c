import { useTranslations } from 'next-intl'
import type { OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { useMoments } from '../moments.ts'
import { sayingOf } from './saying.ts'

/** What happens next with an order. */
export function OrderSaying({ order }: { order: OrderSheet_OrderFragment }) {
  const t = useTranslations('orders.sayings')
  const { moment } = useMoments()
  const expiresAt = order.detail?.expiresAt ?? null
  const saying = sayingOf({ ...order, expiresAt })
  if (saying !== 'payBefore' || !expiresAt) return <p>{t(saying)}</p>
  return <p>{t.rich('payBefore', { moment: moment(expiresAt), time: (text) => <bdi>{text}</bdi> })}</p>
}

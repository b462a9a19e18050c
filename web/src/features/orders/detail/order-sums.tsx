import { useTranslations } from 'next-intl'
import type { OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Price } from '#ui/figures.tsx'
import styles from './order-lines.module.css'

/** The sums, as the shop names them: where the freight is still open, a sentence says so. */
export function OrderSums({ order }: { order: OrderSheet_OrderFragment }) {
  const t = useTranslations('orders.sums')
  const numbers = useNumbers()
  const { subtotal, freight, total, isFreightConfirmedBySales } = order
  const money = (sum: { amount: string }) => <Price amount={numbers.total(sum.amount)} currency="USD" />
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      <div>
        <dt>{t('freight')}</dt>
        <dd>{freight ? money(freight) : t('freightOpen')}</dd>
      </div>
      {isFreightConfirmedBySales && !freight && <p>{t('freightBySales')}</p>}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{total ? money(total) : t('totalOpen')}</dd>
      </div>
    </dl>
  )
}

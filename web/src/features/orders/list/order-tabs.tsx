import { useTranslations } from 'next-intl'
import type { OrderStatus } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { listHref, orderTabs, statusOf, type OrderTab } from './list-address.ts'
import styles from './order-list.module.css'

type OrderTabsProps = { current: OrderTab; counts: { status: OrderStatus | null; count: number }[] }

/** The statuses as links, each with how many orders stand so; the counts follow when they are known. */
export function OrderTabs({ current, counts }: OrderTabsProps) {
  const t = useTranslations('orders')
  const numbers = useNumbers()
  return (
    <nav aria-label={t('tabs')}>
      <ul className={styles.tabs}>
        {orderTabs.map((tab) => {
          const status = statusOf[tab]
          const count = counts.find((each) => each.status === status)?.count
          return (
            <li key={tab}>
              <Link
                href={listHref({ tab })}
                prefetch={false}
                scroll={false}
                aria-current={tab === current ? 'page' : undefined}
              >
                {status ? t(`status.${status}`) : t('all')}{' '}
                <Num className={styles.count}>{count === undefined ? '\u2007' : numbers.integer(count)}</Num>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

'use client'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useOrdersPageQuery } from '#graphql/generated/hooks/orders.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import { OrderPrompt } from '../order-prompt-client.tsx'
import { OrderRefusal } from '../order-refusal.tsx'
import { SignInFirst } from '../sign-in-first-client.tsx'
import { useOrderChanges } from '../use-order-changes-client.ts'
import { useReadOnReturn } from '../use-read-on-return-client.ts'
import { listHref, readListAddress, variablesOf } from './list-address.ts'
import { OrderRows } from './order-rows-client.tsx'
import { OrderSearch } from './order-search-client.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import styles from './order-list.module.css'

const isSame = (one: object | undefined, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** The person's orders, as the address says: on their way, out of reach, none, or a page of them. */
export function OrderList() {
  const t = useTranslations()
  const address = readListAddress(useSearchParams())
  const variables = variablesOf(address)
  const [answer, read] = useOrdersPageQuery({ variables, requestPolicy: 'cache-and-network' })
  const changes = useOrderChanges()
  useReadOnReturn(read)

  const orders = answer.data?.viewer?.orders
  const isAnswered = isSame(answer.operation?.variables, variables)
  const contents = () => {
    if (isAnswered && answer.error)
      return (
        <ErrorState
          title={t('orders.unreadable.title')}
          action={
            <Button busy={answer.fetching} onClick={() => read({ requestPolicy: 'network-only' })}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('orders.unreadable.text')}
        </ErrorState>
      )
    if (isAnswered && answer.data?.viewer === null) return <SignInFirst page={listHref(address)} />
    if (isAnswered && orders) return <OrderRows orders={orders} address={address} ask={changes.ask} />
    return <OrdersSkeleton />
  }
  return (
    <div className={styles.list}>
      <OrderTabs current={address.tab} counts={orders?.statusCounts ?? []} />
      <OrderSearch key={address.orderNumber} address={address} />
      <OrderRefusal refusal={changes.refusal} />
      {contents()}
      <OrderPrompt changes={changes} />
    </div>
  )
}

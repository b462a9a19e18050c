'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { maxPurchaseOrderNumberChars } from '@partgate/schema/limits.ts'
import { useOrdersPageQuery } from '#graphql/generated/hooks/orders.ts'
import { useReadOnReturn } from '#graphql/session/use-read-on-return-client.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { Link } from '#i18n/link.tsx'
import { useRouter } from '#i18n/navigation-client.ts'
import { Field } from '#ui/form/field-client.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import type { OrderStatus } from '#graphql/generated/types.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { AgainOutcome } from '../again/again-outcome-client.tsx'
import { useOrderAgain } from '../again/use-order-again-client.ts'
import { OrderPrompt } from '../order-prompt-client.tsx'
import { OrderRefusal } from '../order-refusal.tsx'
import { SignInFirst } from '../sign-in-first-client.tsx'
import { useOrderChanges } from '../use-order-changes-client.ts'
import {
  type ListAddress,
  listHref,
  orderTabs,
  readListAddress,
  statusByTab,
  toVariables,
  typedNumber,
} from './list-address.ts'
import { OrderRows } from './order-rows-client.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import styles from './order-list.module.css'

type OrderTabsProps = { address: ListAddress; counts: { status: OrderStatus | null; count: number }[] }

function OrderTabs({ address, counts }: OrderTabsProps) {
  const t = useTranslations('orders')
  const numbers = useNumbers()
  return (
    <nav aria-label={t('tabs')}>
      <ul className={styles.tabs}>
        {orderTabs.map((tab) => {
          const status = statusByTab[tab]
          const count = counts.find((each) => each.status === status)?.count
          return (
            <li key={tab}>
              <Link
                href={listHref({ tab, number: address.number })}
                scroll={false}
                aria-current={tab === address.tab ? 'page' : undefined}
              >
                {status ? t(`status.${status}`) : t('all')}{' '}
                <Num className={classes(styles.count, count === undefined && styles.unknown)}>
                  {count === undefined ? '\u2007' : numbers.integer(count)}
                </Num>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const skeletonId = 'orders-skeleton'
/** Text and focus of the box in the skeleton, in which a buyer may type while the scripts load. The list, which replaces it, continues with them. */
const readSkeleton = () => {
  const box = document.querySelector<HTMLInputElement>(`#${skeletonId} input`)
  return { typed: box?.value, hasFocus: box !== null && box === document.activeElement }
}

function OrderSearch({ address, isSkeleton = false }: { address: ListAddress; isSkeleton?: boolean }) {
  const t = useTranslations()
  const router = useRouter()
  const [{ typed: typedInSkeleton, hasFocus }] = useState(() =>
    isSkeleton ? { typed: '', hasFocus: false } : readSkeleton(),
  )
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) box.current?.focus()
  }, [hasFocus])
  const { tab, number } = address
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('order_no')
    router.push(listHref({ tab, number: typedNumber(typeof typed === 'string' ? typed : '') }), { scroll: false })
  }
  return (
    <form role="search" className={styles.search} onSubmit={search} id={isSkeleton ? skeletonId : undefined}>
      <Field label={t('orders.search.label')} className={styles.searchField}>
        <TextInput
          ref={box}
          type="search"
          name="order_no"
          dir="ltr"
          maxLength={maxPurchaseOrderNumberChars}
          autoComplete="off"
          spellCheck={false}
          defaultValue={typedInSkeleton || number}
        />
      </Field>
      <Button type="submit">{t('common.search')}</Button>
      {number && (
        <Link className={styles.clear} href={listHref({ tab })} scroll={false}>
          {t('orders.search.clear')}
        </Link>
      )}
    </form>
  )
}

/** Shown until the address of the page is known. */
export function OrderListSkeleton() {
  const address = readListAddress(new URLSearchParams())
  return (
    <div className={styles.list}>
      <OrderTabs address={address} counts={[]} />
      <OrderSearch address={address} isSkeleton />
      <OrdersSkeleton />
    </div>
  )
}

const isSame = (one: object | undefined, other: object) => JSON.stringify(one) === JSON.stringify(other)

export function OrderList() {
  const t = useTranslations()
  const address = readListAddress(useSearchParams())
  const variables = toVariables(address)
  const { data, error, operation, isFetching, reload } = useStaleIfError(
    useOrdersPageQuery({ variables, requestPolicy: 'cache-and-network' }),
  )
  const changes = useOrderChanges()
  const again = useOrderAgain()
  useReadOnReturn(reload)

  const orders = data?.viewer?.orders
  const isCurrent = isSame(operation?.variables, variables)
  const contents = () => {
    if (isCurrent && error)
      return (
        <LoadFailed title={t('orders.loadFailed.title')} reload={reload} isReloading={isFetching}>
          {t('orders.loadFailed.text')}
        </LoadFailed>
      )
    if (isCurrent && data?.viewer === null) return <SignInFirst page={listHref(address)} />
    if (isCurrent && orders)
      return <OrderRows orders={orders} address={address} openPrompt={changes.openPrompt} again={again} />
    return <OrdersSkeleton />
  }
  return (
    <div className={styles.list}>
      <OrderTabs address={address} counts={orders?.statusCounts ?? []} />
      <OrderSearch key={address.number} address={address} />
      <OrderRefusal refusal={changes.refusal} />
      {contents()}
      <OrderPrompt changes={changes} />
      <AgainOutcome again={again} />
    </div>
  )
}

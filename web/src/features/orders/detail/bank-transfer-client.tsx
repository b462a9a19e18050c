'use client'
import { useTranslations } from 'next-intl'
import { paymentPath } from '@partgate/schema/pages.ts'
import type { OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { useBankAccountQuery } from '#graphql/generated/hooks/orders.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Num } from '#ui/figures.tsx'
import { Sheet, TitleBlock } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './order-sheet.module.css'

export function BankTransfer({ order }: { order: OrderSheet_OrderFragment }) {
  const t = useTranslations()
  const [{ data, error, fetching }, read] = useBankAccountQuery()
  const account = data?.bankAccount
  const contents = () => {
    if (account)
      return (
        <TitleBlock
          className={styles.facts}
          facts={[
            { name: t('orders.bank.reference'), value: <Num>{order.serialNumber}</Num> },
            { name: t('orders.bank.beneficiary'), value: <bdi>{account.beneficiary}</bdi> },
            { name: t('orders.bank.accountNumber'), value: <Num>{account.accountNumber}</Num> },
            { name: 'SWIFT', value: <Num>{account.swift}</Num> },
            { name: t('orders.bank.bank'), value: <bdi>{account.bankName}</bdi> },
            { name: t('orders.bank.bankAddress'), value: <bdi>{account.bankAddress}</bdi> },
            { name: t('orders.bank.currency'), value: <Num>{account.currency}</Num> },
          ]}
        />
      )
    if (error)
      return (
        <p role="alert" className={styles.trouble}>
          {t('orders.bank.loadFailed')}{' '}
          <Button isSmall isBusy={fetching} onClick={() => read({ requestPolicy: 'network-only' })}>
            {t('common.retry')}
          </Button>
        </p>
      )
    return <Skeleton blockSize="180px" />
  }
  return (
    <Sheet as="section" className={styles.box} aria-labelledby="order-bank">
      <h2 id="order-bank">{t('layout.bankTransfer')}</h2>
      <p>{t('orders.bank.text')}</p>
      {contents()}
      <ButtonLink className={styles.declare} href={paymentPath(order.orderNumber)}>
        {t('orders.bank.declare')}
      </ButtonLink>
    </Sheet>
  )
}

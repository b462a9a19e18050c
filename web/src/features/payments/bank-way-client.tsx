'use client'
import { useTranslations } from 'next-intl'
import { useBankAccountQuery } from '#graphql/generated/hooks/orders.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import { BankFacts } from './bank-facts-client.tsx'
import { DeclareTransfer } from './declare-transfer-client.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import styles from './pay-ways.module.css'

/** Where to transfer the money, and the word that it was done. */
export function BankWay({ order, look }: { order: PaidOrderFacts; look: () => void }) {
  const t = useTranslations('pay.bank')
  const common = useTranslations('common')
  const [{ data, error, fetching }, read] = useBankAccountQuery({ requestPolicy: 'cache-and-network' })
  const account = data?.bankAccount
  if (!account && fetching && !error) return <Skeleton blockSize="420px" />
  if (!account) {
    const retry = () => read({ requestPolicy: 'network-only' })
    return (
      <ErrorState title={t('unreadable')} action={<Button onClick={retry}>{common('retry')}</Button>}>
        {t('unreadableText')}
      </ErrorState>
    )
  }
  return (
    <div className={styles.body}>
      <p>{t('text')}</p>
      <BankFacts account={account} order={order} />
      <DeclareTransfer order={order} look={look} />
    </div>
  )
}

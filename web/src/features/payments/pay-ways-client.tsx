'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { PaymentMethodKind } from '#graphql/generated/types.ts'
import { usePayWaysQuery, useStartPayPalPaymentMutation } from '#graphql/generated/hooks/payments.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useBankAccountQuery } from '#graphql/generated/hooks/orders.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Price } from '#ui/figures.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import { BankFacts } from './bank-facts-client.tsx'
import { DeclareTransfer } from './declare-transfer-client.tsx'
import { isOrderOutdated } from './is-order-outdated.ts'
import { PayNotice } from './pay-notice.tsx'
import { useOnPageRestore } from './use-on-page-restore-client.ts'
import { useAccessContext } from './use-access-context-client.ts'
import styles from './pay-ways.module.css'

function PayPalPayment({ order, reload }: { order: PaidOrderFacts; reload: () => void }) {
  const t = useTranslations('pay.paypal')
  const failureMessage = useTranslations('common.failure')
  const numbers = useNumbers()
  const toUserErrors = useUserErrors()
  const [{ fetching }, startPayPalPayment] = useStartPayPalPaymentMutation()
  const accessContext = useAccessContext(order.orderNumber)
  const [isLeaving, setIsLeaving] = useState(false)
  const [refusal, setRefusal] = useState('')
  useOnPageRestore(() => setIsLeaving(false))

  const startPayment = async () => {
    setRefusal('')
    const { data, error } = await startPayPalPayment({ input: { orderId: order.id } }, accessContext)
    const payload = data?.startPayPalPayment
    const [userError] = toUserErrors(payload, error)
    if (!userError && payload?.approveUrl) {
      setIsLeaving(true)
      location.assign(payload.approveUrl)
      return
    }
    setRefusal(userError?.message ?? failureMessage('unavailable'))
    if (userError && isOrderOutdated(userError)) reload()
  }
  const { total } = order
  return (
    <div className={styles.body}>
      <p>{t('text')}</p>
      {refusal && <PayNotice tone="error">{refusal}</PayNotice>}
      <Button variant="primary" isBusy={fetching || isLeaving} onClick={() => void startPayment()}>
        {t('submit')}
        {total && <Price amount={numbers.total(total.amount)} currency={total.currency} />}
      </Button>
    </div>
  )
}

function BankTransfer({ order, reload: reloadOrder }: { order: PaidOrderFacts; reload: () => void }) {
  const t = useTranslations('pay.bank')
  const { data, error, isFetching, reload } = useStaleIfError(
    useBankAccountQuery({ requestPolicy: 'cache-and-network' }),
  )
  const account = data?.bankAccount
  if (!account && isFetching && !error) return <Skeleton blockSize="420px" />
  if (!account)
    return (
      <LoadFailed title={t('loadFailed')} reload={reload} isReloading={isFetching}>
        {t('loadFailedText')}
      </LoadFailed>
    )
  return (
    <div className={styles.body}>
      <p>{t('text')}</p>
      <BankFacts account={account} order={order} />
      <DeclareTransfer order={order} reload={reloadOrder} />
    </div>
  )
}

type PayWaysProps = { order: PaidOrderFacts; reload: () => void }

const methodViews: Record<PaymentMethodKind, { icon: IconName; Panel: (props: PayWaysProps) => React.ReactNode }> = {
  PAYPAL: { icon: 'credit-card', Panel: PayPalPayment },
  BANK_TRANSFER: { icon: 'landmark', Panel: BankTransfer },
}

export function PayWays({ order, reload: reloadOrder }: PayWaysProps) {
  const t = useTranslations('pay.methods')
  const { data, error, isFetching, reload } = useStaleIfError(usePayWaysQuery({ requestPolicy: 'cache-and-network' }))
  const [chosen, setChosen] = useState(order.paymentMethod)
  const methods = data?.paymentMethods
  if (!methods && isFetching && !error) return <Skeleton blockSize="180px" />
  if (!methods || methods.length === 0)
    return (
      <LoadFailed title={t('loadFailed')} reload={reload} isReloading={isFetching}>
        {t('loadFailedText')}
      </LoadFailed>
    )
  const selected = methods.some(({ kind }) => kind === chosen) ? chosen : methods[0]?.kind
  return (
    <fieldset className={styles.ways}>
      <legend>{t('title')}</legend>
      {methods.map(({ kind, name, description }) => {
        const { icon, Panel } = methodViews[kind]
        return (
          <div key={kind} className={classes(styles.way, selected === kind && styles.open)}>
            <label>
              <input type="radio" name="way" checked={selected === kind} onChange={() => setChosen(kind)} />
              <Icon name={icon} size={20} />
              <span>
                <strong>{name}</strong>
                <br />
                {description}
              </span>
            </label>
            {selected === kind && <Panel order={order} reload={reloadOrder} />}
          </div>
        )
      })}
    </fieldset>
  )
}

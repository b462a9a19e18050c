'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { CreditCard, Landmark } from 'lucide-react'
import type { PaymentMethodKind } from '#graphql/generated/types.ts'
import { usePayWaysQuery } from '#graphql/generated/hooks/payments.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import { BankWay } from './bank-way-client.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import { PayPalWay } from './paypal-way-client.tsx'
import styles from './pay-ways.module.css'

type PayWaysProps = { order: PaidOrderFacts; look: () => void }

const ways: Record<PaymentMethodKind, { Icon: typeof CreditCard; Way: (props: PayWaysProps) => React.ReactNode }> = {
  PAYPAL: { Icon: CreditCard, Way: PayPalWay },
  BANK: { Icon: Landmark, Way: BankWay },
}

/** How one can pay; the way that the order was placed with is open. */
export function PayWays({ order, look }: PayWaysProps) {
  const t = useTranslations('pay.ways')
  const common = useTranslations('common')
  const [{ data, error, fetching }, read] = usePayWaysQuery({ requestPolicy: 'cache-and-network' })
  const [chosen, setChosen] = useState(order.paymentMethod)
  const methods = data?.paymentMethods
  if (!methods && fetching && !error) return <Skeleton blockSize="180px" />
  if (!methods || methods.length === 0) {
    const retry = () => read({ requestPolicy: 'network-only' })
    return (
      <ErrorState title={t('unreadable')} action={<Button onClick={retry}>{common('retry')}</Button>}>
        {t('unreadableText')}
      </ErrorState>
    )
  }
  const open = methods.some(({ kind }) => kind === chosen) ? chosen : methods[0]?.kind
  return (
    <fieldset className={styles.ways}>
      <legend>{t('title')}</legend>
      {methods.map(({ kind, name, description }) => {
        const { Icon, Way } = ways[kind]
        return (
          <div key={kind} className={classes(styles.way, open === kind && styles.open)}>
            <label>
              <input type="radio" name="way" checked={open === kind} onChange={() => setChosen(kind)} />
              <Icon size={20} aria-hidden />
              <span>
                <strong>{name}</strong>
                <br />
                {description}
              </span>
            </label>
            {open === kind && <Way order={order} look={look} />}
          </div>
        )
      })}
    </fieldset>
  )
}

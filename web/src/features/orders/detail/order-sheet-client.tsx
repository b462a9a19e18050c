'use client'
import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { OperationContext } from 'urql'
import type { OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { Button } from '#ui/button.tsx'
import { State } from '#ui/sheet.tsx'
import { OrderActions } from '../order-actions-client.tsx'
import { OrderPrompt } from '../order-prompt-client.tsx'
import { OrderRefusal } from '../order-refusal.tsx'
import { statusTone } from '../status-tone.ts'
import { useOrderChanges } from '../use-order-changes-client.ts'
import { BankTransfer } from './bank-transfer-client.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderRemarks } from './order-remarks.tsx'
import { OrderSaying } from './order-saying.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import styles from './order-sheet.module.css'

type OrderSheetProps = { order: OrderSheet_OrderFragment; context: Partial<OperationContext> | undefined }

/** All that the shop says about an order. */
export function OrderSheet({ order, context }: OrderSheetProps) {
  const t = useTranslations('orders')
  const changes = useOrderChanges(context)
  const { status, detail } = order
  return (
    <div className={styles.sheet}>
      <div className={styles.standing}>
        <div role="status">
          <State tone={statusTone[status]}>{t(`status.${status}`)}</State>
          <OrderSaying order={order} />
        </div>
        <div className={styles.actions}>
          <OrderActions order={order} ask={changes.ask} />
          <Button look="quiet" onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            {t('actions.print')}
          </Button>
        </div>
      </div>
      <OrderRefusal refusal={changes.refusal} />
      {order.canPay && order.paymentMethod === 'BANK' && <BankTransfer order={order} />}
      <OrderFacts order={order} />
      {detail && <OrderTimeline status={status} history={detail.history} />}
      <OrderLines order={order} />
      {detail && <OrderAddresses shipping={detail.shippingAddress} billing={detail.billingAddress} />}
      {detail && <OrderRemarks remark={detail.remark} platformRemark={detail.platformRemark} />}
      <OrderPrompt changes={changes} />
    </div>
  )
}

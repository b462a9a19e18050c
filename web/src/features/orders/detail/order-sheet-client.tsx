'use client'
import { useTranslations } from 'next-intl'
import type { OperationContext } from 'urql'
import type { OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { PrintButton } from '#ui/print-button-client.tsx'
import { leftToRight } from '#ui/figures.tsx'
import { Label, Sheet, State } from '#ui/sheet.tsx'
import { AgainButton } from '../again/again-button-client.tsx'
import { AgainOutcome } from '../again/again-outcome-client.tsx'
import { useOrderAgain } from '../again/use-order-again-client.ts'
import { DocumentLinks } from '../documents/document-links-client.tsx'
import { OrderActions } from '../order-actions-client.tsx'
import { OrderPrompt } from '../order-prompt-client.tsx'
import { OrderRefusal } from '../order-refusal.tsx'
import { statusTone } from '../status-tone.ts'
import { useOrderChanges } from '../use-order-changes-client.ts'
import { BankTransfer } from './bank-transfer-client.tsx'
import { OrderAddresses } from './order-addresses-client.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { toStatusMessage } from './status-message.ts'
import styles from './order-sheet.module.css'

function OrderStatusMessage({ order }: { order: OrderSheet_OrderFragment }) {
  const t = useTranslations('orders.statusMessages')
  const { dateTime } = useReaderTimeFormats()
  const { expiresAt, orderNumber } = order
  const message = toStatusMessage(order)
  if (message === 'canceledDeclared') return <p>{t.rich(message, { orderNumber, num: leftToRight })}</p>
  if (message !== 'payBefore' || !expiresAt) return <p>{t(message)}</p>
  return <p>{t.rich('payBefore', { deadline: dateTime(expiresAt), time: (text) => <bdi>{text}</bdi> })}</p>
}

type OrderRemarksProps = { remark: string | null; shopRemark: string | null }

function OrderRemarks({ remark, shopRemark }: OrderRemarksProps) {
  const t = useTranslations('orders.order')
  const remarks = [
    { name: t('remark'), text: remark },
    { name: t('shopRemark'), text: shopRemark },
  ].filter(({ text }) => text)
  if (remarks.length === 0) return null
  return (
    <div className={styles.pair}>
      {remarks.map(({ name, text }) => (
        <Sheet as="section" key={name} className={styles.box}>
          <h2>
            <Label>{name}</Label>
          </h2>
          <p className={styles.remark} dir="auto">
            {text}
          </p>
        </Sheet>
      ))}
    </div>
  )
}

type OrderSheetProps = {
  order: OrderSheet_OrderFragment
  context: Partial<OperationContext> | undefined
  accessToken: string | null
}

export function OrderSheet({ order, context, accessToken }: OrderSheetProps) {
  const t = useTranslations('orders')
  const changes = useOrderChanges(context)
  const again = useOrderAgain()
  const { status, history, remark, shopRemark } = order
  return (
    <div className={styles.sheet}>
      <div className={styles.statusBar}>
        <div role="status">
          <State tone={statusTone[status]}>{t(`status.${status}`)}</State>
          <OrderStatusMessage order={order} />
        </div>
        <div className={styles.actions}>
          <OrderActions order={order} openPrompt={changes.openPrompt} />
          <AgainButton order={order} again={again} />
          <PrintButton variant="quiet" label={t('actions.print')} />
        </div>
      </div>
      <DocumentLinks order={order} accessToken={accessToken} />
      <OrderRefusal refusal={changes.refusal} />
      {order.canPay && order.paymentMethod === 'BANK_TRANSFER' && <BankTransfer order={order} />}
      <OrderFacts order={order} />
      <OrderTimeline status={status} history={history} />
      <OrderLines order={order} />
      <OrderAddresses order={order} />
      <OrderRemarks remark={remark} shopRemark={shopRemark} />
      <OrderPrompt changes={changes} />
      <AgainOutcome again={again} />
    </div>
  )
}

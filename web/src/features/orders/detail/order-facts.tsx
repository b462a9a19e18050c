import { useTranslations } from 'next-intl'
import type { Carrier, OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { TitleBlock, type Fact } from '#ui/sheet.tsx'
import { useMoments } from '../moments.ts'
import styles from './order-sheet.module.css'

const carrierNames: Record<Carrier, string> = { UPS: 'UPS', DHL: 'DHL', FEDEX: 'FedEx', SF: 'SF Express' }

/** The order's title block: what is not known yet is left out. */
export function OrderFacts({ order }: { order: OrderSheet_OrderFragment }) {
  const t = useTranslations('orders')
  const { moment } = useMoments()
  const numbers = useNumbers()
  const { detail } = order
  const time = (name: string, at: string | null | undefined): Fact[] =>
    at ? [{ name, value: <time dateTime={at}>{moment(at)}</time> }] : []
  const facts: Fact[] = [
    { name: t('columns.orderNumber'), value: <Num>{order.orderNumber}</Num> },
    { name: t('columns.serialNumber'), value: <Num>{order.serialNumber}</Num> },
    ...time(t('facts.placedAt'), order.placedAt),
    ...time(t('facts.paidAt'), detail?.paidAt),
    ...time(t('facts.shippedAt'), detail?.shippedAt),
    ...time(t('facts.receivedAt'), detail?.receivedAt),
    ...time(t('facts.canceledAt'), detail?.canceledAt),
    { name: t('facts.paymentMethod'), value: t(`methods.${order.paymentMethod}`) },
    { name: t('facts.paymentState'), value: t(`payments.${order.paymentState}`) },
  ]
  if (detail) {
    facts.push({ name: t('facts.carrier'), value: <bdi>{carrierNames[detail.carrier]}</bdi> })
    if (detail.shippingNumber)
      facts.push({ name: t('facts.shippingNumber'), value: <Num>{detail.shippingNumber}</Num> })
    facts.push(
      { name: t('facts.weight'), value: <Num>{`${numbers.integer(detail.weightGrams)} g`}</Num> },
      { name: t('facts.email'), value: <bdi dir="ltr">{detail.email}</bdi> },
    )
  }
  return <TitleBlock facts={facts} className={styles.facts} />
}

import { useTranslations } from 'next-intl'
import type { OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Icon } from '#ui/icon.tsx'
import { Num } from '#ui/figures.tsx'
import { TitleBlock, type Fact } from '#ui/sheet.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { carrierNames } from '../carrier-names.ts'
import styles from './order-sheet.module.css'

const TrackingLink = ({ href, carrier }: { href: string; carrier: string }) => {
  const t = useTranslations('orders.tracking')
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.tracking} title={t('opens')}>
      {t('link', { carrier })}
      <VisuallyHidden> ({t('opens')})</VisuallyHidden>
      <Icon name="external-link" size={14} />
    </a>
  )
}

export function OrderFacts({ order }: { order: OrderSheet_OrderFragment }) {
  const t = useTranslations('orders')
  const { dateTime } = useReaderTimeFormats()
  const numbers = useNumbers()
  const carrier = carrierNames[order.carrier]
  const time = (name: string, at: string | null): Fact[] =>
    at ? [{ name, value: <time dateTime={at}>{dateTime(at)}</time> }] : []
  const facts: Fact[] = [
    { name: t('columns.orderNumber'), value: <Num>{order.orderNumber}</Num> },
    { name: t('columns.serialNumber'), value: <Num>{order.serialNumber}</Num> },
    ...(order.purchaseOrderNumber
      ? [{ name: t('facts.purchaseOrderNumber'), value: <Num>{order.purchaseOrderNumber}</Num> }]
      : []),
    ...time(t('facts.placedAt'), order.placedAt),
    ...time(t('facts.paidAt'), order.paidAt),
    ...time(t('facts.shippedAt'), order.shippedAt),
    ...time(t('facts.deliveredAt'), order.deliveredAt),
    ...time(t('facts.canceledAt'), order.canceledAt),
    { name: t('facts.paymentMethod'), value: t(`methods.${order.paymentMethod}`) },
    { name: t('facts.paymentStatus'), value: t(`payments.${order.paymentStatus}`) },
    { name: t('facts.carrier'), value: <bdi>{carrier}</bdi> },
    ...(order.trackingNumber
      ? [
          {
            name: t('facts.trackingNumber'),
            value: (
              <>
                <Num className={styles.trackingNumber}>{order.trackingNumber}</Num>
                {order.trackingUrl && <TrackingLink href={order.trackingUrl} carrier={carrier} />}
              </>
            ),
          },
        ]
      : []),
    { name: t('facts.weight'), value: t('facts.grams', { weight: numbers.integer(order.weightGrams) }) },
    { name: t('facts.email'), value: <EmailAddress email={order.email} /> },
  ]
  return <TitleBlock facts={facts} className={styles.facts} />
}

function EmailAddress({ email }: { email: string }) {
  const domainAt = email.indexOf('@') + 1
  return (
    <bdi dir="ltr">
      {email.slice(0, domainAt)}
      <wbr />
      {email.slice(domainAt)}
    </bdi>
  )
}

'use client'
import { useTranslations } from 'next-intl'
import { orderPath } from '@partgate/schema/pages.ts'
import type { OrderLine_OrderLineFragment, OrderRow_OrderFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { Num, Price } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { Td } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { AgainButton } from '../again/again-button-client.tsx'
import type { OrderAgain } from '../again/use-order-again-client.ts'
import { OrderActions } from '../order-actions-client.tsx'
import { statusTone } from '../status-tone.ts'
import type { OrderChanges } from '../use-order-changes-client.ts'
import { LinePart } from '../line-part.tsx'
import styles from './order-table.module.css'

function LineCells({ line }: { line: OrderLine_OrderLineFragment }) {
  const t = useTranslations('orders.columns')
  const packaging = useTranslations('catalogue.packagingKinds')
  const numbers = useNumbers()
  return (
    <>
      <Td className={styles.product}>
        <LinePart line={line} />
        <span className={styles.quiet}>
          <bdi>{line.manufacturerName}</bdi> · {packaging(line.packaging)}
        </span>
      </Td>
      <Td isNumeric className={styles.figure} data-label={t('unitPrice')}>
        <Price amount={numbers.unitPrice(line.unitPrice.amount)} />
      </Td>
      <Td isNumeric className={styles.figure} data-label={t('quantity')}>
        <Num>{numbers.integer(line.quantity)}</Num>
      </Td>
      <Td isNumeric className={styles.figure} data-label={t('amount')}>
        <Price amount={numbers.total(line.extendedPrice.amount)} />
      </Td>
    </>
  )
}

/** Without a known freight, there is no total yet. */
function OrderTotal({ order: { total, subtotal } }: Pick<OrderGroupProps, 'order'>) {
  const t = useTranslations('orders.totals')
  const numbers = useNumbers()
  const { amount, currency } = total ?? subtotal
  return (
    <span className={styles.quiet}>
      {t(total ? 'total' : 'subtotal')} <Price amount={numbers.total(amount)} currency={currency} />
    </span>
  )
}

/** The order page shows the other lines. */
const maxLines = 5

type OrderGroupProps = { order: OrderRow_OrderFragment; openPrompt: OrderChanges['openPrompt']; again: OrderAgain }

export function OrderGroup({ order, openPrompt, again }: OrderGroupProps) {
  const t = useTranslations('orders')
  const { day } = useReaderTimeFormats()
  const { orderNumber, status } = order
  const shown = order.lines.slice(0, maxLines)
  const [first, ...others] = shown
  const left = order.lines.length - shown.length
  const rowSpan = shown.length + (left > 0 ? 1 : 0)
  return (
    <tbody className={styles.order}>
      <tr>
        <th scope="rowgroup" rowSpan={rowSpan} className={styles.number}>
          <Num>{orderNumber}</Num>
          <span className={styles.quiet}>{day(order.placedAt)}</span>
          <OrderTotal order={order} />
          {order.purchaseOrderNumber && (
            <span className={styles.quiet}>
              {t('facts.purchaseOrderNumber')} <Num>{order.purchaseOrderNumber}</Num>
            </span>
          )}
        </th>
        <Td rowSpan={rowSpan} className={styles.serial} data-label={t('columns.serialNumber')}>
          <Num>{order.serialNumber}</Num>
        </Td>
        {first && <LineCells line={first} />}
        <Td rowSpan={rowSpan} className={styles.status}>
          <State tone={statusTone[status]}>{t(`status.${status}`)}</State>
        </Td>
        <Td rowSpan={rowSpan} className={styles.actions}>
          <div>
            <Link href={orderPath(orderNumber)}>
              {t('viewDetails')}
              <VisuallyHidden> {orderNumber}</VisuallyHidden>
            </Link>
            <OrderActions isSmall order={order} openPrompt={openPrompt} />
            <AgainButton isSmall order={order} again={again} />
          </div>
        </Td>
      </tr>
      {others.map((line, at) => (
        <tr key={at}>
          <LineCells line={line} />
        </tr>
      ))}
      {left > 0 && (
        <tr>
          <Td colSpan={4} className={styles.more}>
            <Link href={orderPath(orderNumber)}>{t('moreLines', { count: left })}</Link>
          </Td>
        </tr>
      )}
    </tbody>
  )
}

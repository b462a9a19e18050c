import { useTranslations } from 'next-intl'
import { shopCurrency } from '@partgate/schema/currency.ts'
import type { OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { LinePart } from '../line-part.tsx'
import styles from './order-lines.module.css'

function OrderSums({ order }: { order: OrderSheet_OrderFragment }) {
  const t = useTranslations('orders.totals')
  const numbers = useNumbers()
  const { subtotal, freight, total, hasManualFreight } = order
  const money = (sum: { amount: string }) => <Price amount={numbers.total(sum.amount)} currency={shopCurrency} />
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      <div>
        <dt>{t('freight')}</dt>
        <dd>{freight ? money(freight) : t('freightOpen')}</dd>
      </div>
      {hasManualFreight && !freight && <p>{t('freightBySales')}</p>}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{total ? money(total) : t('totalOpen')}</dd>
      </div>
    </dl>
  )
}

export function OrderLines({ order }: { order: OrderSheet_OrderFragment }) {
  const t = useTranslations('orders')
  const packaging = useTranslations('catalogue.packagingKinds')
  const numbers = useNumbers()
  const head = (
    <>
      <Th>{t('columns.product')}</Th>
      <Th>{t('columns.manufacturer')}</Th>
      <Th>{t('columns.packaging')}</Th>
      <Th>{t('columns.dateCode')}</Th>
      <Th isNumeric>{t('columns.unitPrice')}</Th>
      <Th isNumeric>{t('columns.quantity')}</Th>
      <Th isNumeric>{t('columns.amount')}</Th>
    </>
  )
  return (
    <section className={styles.lines} aria-labelledby="order-lines">
      <h2 id="order-lines">{t('order.lines')}</h2>
      <Table isCardsWhenNarrow caption={t('order.lines')} head={head} className={styles.table}>
        {order.lines.map((line, at) => (
          <tr key={at}>
            <th scope="row" className={styles.part}>
              <LinePart line={line} />
              {line.customerPartNumber && (
                <p className={styles.own}>
                  {t('columns.customerPartNumber')} <PartNumber>{line.customerPartNumber}</PartNumber>
                </p>
              )}
            </th>
            <Td className={styles.wide}>
              <bdi>{line.manufacturerName}</bdi>
            </Td>
            <Td data-label={t('columns.packaging')}>{packaging(line.packaging)}</Td>
            <Td data-label={t('columns.dateCode')}>{line.dateCode && <Num>{line.dateCode}</Num>}</Td>
            <Td isNumeric data-label={t('columns.unitPrice')}>
              <Price amount={numbers.unitPrice(line.unitPrice.amount)} />
            </Td>
            <Td isNumeric data-label={t('columns.quantity')}>
              <Num>{numbers.integer(line.quantity)}</Num>
            </Td>
            <Td isNumeric data-label={t('columns.amount')}>
              <Price amount={numbers.total(line.extendedPrice.amount)} />
            </Td>
          </tr>
        ))}
      </Table>
      <OrderSums order={order} />
    </section>
  )
}

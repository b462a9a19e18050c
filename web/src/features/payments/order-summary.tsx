import { useTranslations } from 'next-intl'
import { orderHref } from '#features/orders/index.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import styles from './order-summary.module.css'

const maxLines = 6

export function OrderSummary({ order }: { order: PaidOrderFacts }) {
  const t = useTranslations('pay.order')
  const numbers = useNumbers()
  const { orderNumber, serialNumber, purchaseOrderNumber, lines, subtotal, freight, total } = order
  const shown = lines.slice(0, maxLines)
  return (
    <Sheet as="aside" className={styles.summary} aria-labelledby="order-information">
      <h2 id="order-information">{t('title')}</h2>
      <dl>
        <div>
          <dt>{t('number')}</dt>
          <dd>
            <PartNumber>{orderNumber}</PartNumber>
          </dd>
        </div>
        <div>
          <dt>{t('serial')}</dt>
          <dd>
            <Num>{serialNumber}</Num>
          </dd>
        </div>
        {purchaseOrderNumber && (
          <div>
            <dt>{t('purchaseOrder')}</dt>
            <dd>
              <Num>{purchaseOrderNumber}</Num>
            </dd>
          </div>
        )}
      </dl>
      <ul className={styles.lines}>
        {shown.map((line, at) => (
          <li key={at}>
            <span className={styles.part}>
              <PartNumber>{line.partNumber}</PartNumber>
              <span className={styles.quiet}>
                <bdi>{line.manufacturerName}</bdi> ·{' '}
                {t.rich('pieces', {
                  count: line.quantity,
                  quantity: numbers.integer(line.quantity),
                  num: (chunks) => <Num>{String(chunks)}</Num>,
                })}
              </span>
            </span>
            <Price amount={numbers.total(line.amount.amount)} />
          </li>
        ))}
      </ul>
      {lines.length > shown.length && <p>{t('more', { count: lines.length - shown.length })}</p>}
      <dl>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>
            <Price amount={numbers.total(subtotal.amount)} currency={subtotal.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('freight')}</dt>
          <dd>
            {freight ? <Price amount={numbers.total(freight.amount)} currency={freight.currency} /> : t('freightOpen')}
          </dd>
        </div>
        {total && (
          <div className={styles.total}>
            <dt>{t('total')}</dt>
            <dd>
              <Price amount={numbers.total(total.amount)} currency={total.currency} />
            </dd>
          </div>
        )}
      </dl>
      <Link href={orderHref(orderNumber)} prefetch={false} className={styles.link}>
        {t('details')}
      </Link>
    </Sheet>
  )
}

import { useTranslations } from 'next-intl'
import { orderPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SummaryLine, SummaryLines, Sum, Sums } from '#ui/summary.tsx'
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
      <Sums>
        <Sum name={t('number')}>
          <PartNumber>{orderNumber}</PartNumber>
        </Sum>
        <Sum name={t('serial')}>
          <Num>{serialNumber}</Num>
        </Sum>
        {purchaseOrderNumber && (
          <Sum name={t('purchaseOrder')}>
            <Num>{purchaseOrderNumber}</Num>
          </Sum>
        )}
      </Sums>
      <SummaryLines>
        {shown.map((line, at) => (
          <SummaryLine
            key={at}
            name={<PartNumber>{line.partNumber}</PartNumber>}
            note={
              <>
                <bdi>{line.manufacturerName}</bdi> ·{' '}
                {t.rich('pieces', {
                  count: line.quantity,
                  quantity: numbers.integer(line.quantity),
                  num: (chunks) => <Num>{String(chunks)}</Num>,
                })}
              </>
            }
          >
            <Price amount={numbers.total(line.extendedPrice.amount)} />
          </SummaryLine>
        ))}
      </SummaryLines>
      {lines.length > shown.length && <p>{t('more', { count: lines.length - shown.length })}</p>}
      <Sums>
        <Sum name={t('subtotal')}>
          <Price amount={numbers.total(subtotal.amount)} currency={subtotal.currency} />
        </Sum>
        <Sum name={t('freight')}>
          {freight ? <Price amount={numbers.total(freight.amount)} currency={freight.currency} /> : t('freightOpen')}
        </Sum>
        {total && (
          <Sum name={t('total')} isTotal>
            <Price amount={numbers.total(total.amount)} currency={total.currency} />
          </Sum>
        )}
      </Sums>
      <Link href={orderPath(orderNumber)} className={styles.link}>
        {t('details')}
      </Link>
    </Sheet>
  )
}

import { useTranslations } from 'next-intl'
import type { OrderLine_OrderLineFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, Price } from '#ui/figures.tsx'
import { Td } from '#ui/table.tsx'
import { LinePart } from '../line-part.tsx'
import styles from './order-table.module.css'

/** A line of an order in the list. */
export function LineCells({ line }: { line: OrderLine_OrderLineFragment }) {
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
      <Td numeric className={styles.figure} data-label={t('unitPrice')}>
        <Price amount={numbers.unitPrice(line.unitPrice.amount)} />
      </Td>
      <Td numeric className={styles.figure} data-label={t('quantity')}>
        <Num>{numbers.integer(line.quantity)}</Num>
      </Td>
      <Td numeric className={styles.figure} data-label={t('amount')}>
        <Price amount={numbers.total(line.amount.amount)} />
      </Td>
    </>
  )
}

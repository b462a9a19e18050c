import { useTranslations } from 'next-intl'
import type { SheetPageQuery } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import styles from './sheet-page.module.css'

type SheetPackagingsProps = { options: NonNullable<NonNullable<SheetPageQuery['product']>['packagingOptions']> }

export function SheetPackagings({ options }: SheetPackagingsProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  return (
    <section className={styles.packagings}>
      <h2>{t('sheet.packagings')}</h2>
      <Table
        caption={t('sheet.packagings')}
        head={
          <>
            <Th>{t('product.packaging')}</Th>
            <Th>{t('sheet.ordering')}</Th>
            <Th isNumeric>{t('sheet.minimum')}</Th>
            <Th isNumeric>{t('sheet.multiple')}</Th>
            <Th>{t('sheet.ladder')}</Th>
          </>
        }
      >
        {options.map((option) => (
          <tr key={option.id}>
            <th scope="row">
              {t('packaging', { packaging: option.packaging, quantity: option.standardPackQuantity })}
            </th>
            <Td>
              <PartNumber>{option.partNumber}</PartNumber>
            </Td>
            <Td isNumeric>{numbers.integer(option.minimumOrderQuantity)}</Td>
            <Td isNumeric>{numbers.integer(option.orderMultiple)}</Td>
            <Td>
              {option.priceBreaks.length === 0 && t('buy.onRequest')}
              <ul className={styles.ladder}>
                {option.priceBreaks.map(({ quantity, unitPrice }) => (
                  <li key={quantity}>
                    <Num>{numbers.integer(quantity)}</Num>{' '}
                    <Price currency={unitPrice.currency} amount={numbers.unitPrice(unitPrice.amount)} />
                  </li>
                ))}
              </ul>
            </Td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

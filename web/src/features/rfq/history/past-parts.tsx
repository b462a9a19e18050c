import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import type { PastPart } from './request-again.ts'
import styles from './history.module.css'

const orDash = (text: string | null) => (text ? <bdi>{text}</bdi> : '–')

export function PastParts({ parts }: { parts: PastPart[] }) {
  const t = useTranslations('rfqPage.columns')
  const title = useTranslations('rfqHistory.request')('parts')
  const numbers = useNumbers()
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h3 id="parts">{title}</h3>
      <Table
        isCardsWhenNarrow
        caption={title}
        className={styles.parts}
        head={
          <>
            <Th>{t('partNumber')}</Th>
            <Th>{t('manufacturerName')}</Th>
            <Th>{t('package')}</Th>
            <Th>{t('dateCode')}</Th>
            <Th isNumeric>{t('quantity')}</Th>
            <Th isNumeric>{t('targetPrice')}</Th>
          </>
        }
      >
        {parts.map((part, at) => (
          <tr key={at}>
            <th scope="row">
              {part.product ? (
                <Link href={productPath(part.product.slug)} className={styles.open}>
                  <PartNumber>{part.partNumber}</PartNumber>
                </Link>
              ) : (
                <PartNumber>{part.partNumber}</PartNumber>
              )}
              {part.customerPartNumber && (
                <p className={styles.own}>
                  {t('customerPartNumber')} <PartNumber>{part.customerPartNumber}</PartNumber>
                </p>
              )}
              {part.note && (
                <p>
                  <bdi>{part.note}</bdi>
                </p>
              )}
            </th>
            <Td data-label={t('manufacturerName')}>{orDash(part.manufacturerName)}</Td>
            <Td data-label={t('package')}>{orDash(part.package)}</Td>
            <Td data-label={t('dateCode')}>{part.dateCode ? <Num>{part.dateCode}</Num> : '–'}</Td>
            <Td isNumeric data-label={t('quantity')}>
              <Num>{numbers.integer(part.quantity)}</Num>
            </Td>
            <Td isNumeric data-label={t('targetPrice')}>
              {part.targetPrice ? <Price amount={numbers.unitPrice(part.targetPrice.amount)} /> : '–'}
            </Td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

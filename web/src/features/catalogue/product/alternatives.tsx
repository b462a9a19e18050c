import { useTranslations } from 'next-intl'
import type { Alternatives_SubstituteFragment } from '#graphql/generated/documents.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { UnitPrice } from '../unit-price.tsx'
import styles from './product-page.module.css'

/** What may serve instead, each with the reason. */
export function Alternatives({ substitutes }: { substitutes: Alternatives_SubstituteFragment[] }) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  return (
    <section aria-labelledby="alternatives" className={styles.section}>
      <h2 id="alternatives">{t('product.alternatives')}</h2>
      <p className={styles.quiet}>{t('product.alternativesNote')}</p>
      <Table
        caption={t('product.alternatives')}
        head={
          <>
            <Th>{t('columns.part')}</Th>
            <Th>{t('columns.why')}</Th>
            <Th numeric>{t('columns.stock')}</Th>
            <Th numeric>{t('columns.price')}</Th>
          </>
        }
      >
        {substitutes.map(({ reason, product }) => (
          <tr key={product.id}>
            <th scope="row">
              <Link href={`/productdetail/${product.slug}`} prefetch={false}>
                <PartNumber>{product.partNumber}</PartNumber>
              </Link>
              <p className={styles.quiet}>
                <bdi>{product.manufacturerName}</bdi>
              </p>
            </th>
            <Td className={styles.reason}>
              <bdi>{reason}</bdi>
            </Td>
            <Td numeric>
              <Num>{numbers.integer(product.stock)}</Num>
            </Td>
            <Td numeric>
              <UnitPrice product={product} />
            </Td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

import { getLocale, getTranslations } from 'next-intl/server'
import { RelatedPartsDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/navigation.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { UnitPrice } from '../unit-price.tsx'
import styles from './product-page.module.css'

/** What may serve instead, each with the reason. */
export async function Alternatives({ slug }: { slug: string }) {
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(RelatedPartsDocument, { slug }),
  ])
  const substitutes = result.data?.product?.substitutes
  if (!substitutes) return <p className={styles.quiet}>{t('product.relatedUnavailable')}</p>
  if (substitutes.length === 0) return null
  const numbers = numbersOf(locale)
  return (
    <section aria-labelledby="alternatives" className={`${styles.section} ${styles.related}`}>
      <h2 id="alternatives">{t('product.alternatives')}</h2>
      <p className={styles.quiet}>{t('product.alternativesNote')}</p>
      <Table
        caption={t('product.alternativesNote')}
        head={
          <>
            <Th>{t('columns.part')}</Th>
            <Th className={styles.reason}>{t('columns.why')}</Th>
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
              <p className={styles.reasonBelow}>
                <bdi>{reason}</bdi>
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

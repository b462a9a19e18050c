import { getLocale, getTranslations } from 'next-intl/server'
import { Missing } from '#ui/states/unavailable.tsx'
import { RelatedPartsDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { PartLink } from '../parts/part-link.tsx'
import { UnitPrice } from '../parts/unit-price.tsx'
import { Section } from './section.tsx'
import styles from './side-table.module.css'

export async function Alternatives({ slug }: { slug: string }) {
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(RelatedPartsDocument, { slug }),
  ])
  const substitutes = result.data?.product?.substitutes
  const numbers = getNumberFormats(locale)
  const note = substitutes && substitutes.length > 0 ? t('product.alternativesNote') : undefined
  return (
    <Section id="alternatives" title={t('product.alternatives')} note={note} className={styles.section}>
      {!substitutes && <Missing>{t('product.alternativesMissing')}</Missing>}
      {substitutes?.length === 0 && <p className={styles.none}>{t('product.noAlternatives')}</p>}
      {note && (
        <Table
          caption={t('product.alternatives')}
          head={
            <>
              <Th>{t('columns.part')}</Th>
              <Th className={styles.wide}>{t('columns.why')}</Th>
              <Th isNumeric>{t('columns.stock')}</Th>
              <Th isNumeric>{t('columns.price')}</Th>
            </>
          }
        >
          {substitutes?.map(({ reason, product }) => (
            <tr key={product.id}>
              <th scope="row">
                <PartLink product={product} />
                <p className={styles.quiet}>
                  <bdi>{product.manufacturerName}</bdi>
                </p>
                <p className={styles.below}>
                  <bdi>{reason}</bdi>
                </p>
              </th>
              <Td className={styles.wide}>
                <bdi>{reason}</bdi>
              </Td>
              <Td isNumeric>
                <Num>{numbers.integer(product.stock)}</Num>
              </Td>
              <Td isNumeric>
                <UnitPrice product={product} />
              </Td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

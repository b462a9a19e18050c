import { useTranslations } from 'next-intl'
import type { HomeSectionRow_ProductFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Table, Th } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { comparedQuantities } from './compared-quantities.ts'
import { HomeSectionRow } from './home-section-row.tsx'
import styles from './home-sections.module.css'

export function HomeSectionTable({
  caption,
  products,
}: {
  caption: string
  products: HomeSectionRow_ProductFragment[]
}) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  return (
    <Table
      caption={caption}
      className={styles.table}
      isStatic
      head={
        <>
          <Th>
            <VisuallyHidden>{t('columns.picture')}</VisuallyHidden>
          </Th>
          <Th>{t('columns.part')}</Th>
          <Th isNumeric>{t('columns.stock')}</Th>
          {comparedQuantities.map((quantity) => (
            <Th key={quantity} isNumeric className={styles.step}>
              {t('homeSections.priceAt', { quantity: integer(quantity) })}
            </Th>
          ))}
          <Th isNumeric className={styles.price}>
            {t('columns.price')}
          </Th>
          <Th isNumeric>{t('columns.quantity')}</Th>
        </>
      }
    >
      {products.map((product) => (
        <HomeSectionRow key={product.id} product={product} />
      ))}
    </Table>
  )
}

import { useTranslations } from 'next-intl'
import type { ProductPageQuery } from '#graphql/generated/documents.ts'
import { Num } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import styles from './product-page.module.css'

type Product = NonNullable<ProductPageQuery['product']>

/** The shop's own specification sheet of the part. */
export function ParametersTable({ product }: { product: Product }) {
  const t = useTranslations('catalogue')
  const heads = [t('product.parameter'), t('product.value')]
  return (
    <section id="parameters" aria-labelledby="parameters-title" className={styles.section}>
      <h2 id="parameters-title">{t('product.parameters')}</h2>
      <p className={styles.quiet}>{t('product.specificationNote')}</p>
      <Table
        caption={t('product.parametersOf', { partNumber: product.partNumber })}
        head={heads.map((head) => (
          <Th key={head}>{head}</Th>
        ))}
      >
        {product.parameters.map(({ key, name, displayValue }) => (
          <tr key={key}>
            <th scope="row" className={styles.parameter}>
              {name}
            </th>
            <Td>
              <Num className={styles.value}>{displayValue}</Num>
            </Td>
          </tr>
        ))}
        <tr>
          <th scope="row" className={styles.parameter}>
            {t('facts.package')}
          </th>
          <Td>
            <Num className={styles.value}>{product.package}</Num>
          </Td>
        </tr>
      </Table>
    </section>
  )
}

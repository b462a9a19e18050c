import { useLocale, useTranslations } from 'next-intl'
import type { ProductPageQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { getPathname } from '#i18n/get-pathname.ts'
import { Button } from '#ui/button.tsx'
import { Num } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { HiddenFields } from '../listing/hidden-fields.tsx'
import { listingAddress } from '../listing/listing-state.ts'
import { Section } from './section.tsx'
import { isCheckedAtFirst, similarField, similarHref, similarState } from './similar.ts'
import styles from './parameters-table.module.css'

type Product = NonNullable<ProductPageQuery['product']>

export function ParametersTable({ product }: { product: Product }) {
  const t = useTranslations('catalogue')
  const locale = useLocale()
  const category = product.category?.slug ?? null
  const similar = similarState(category)
  const parameters = [
    ...product.parameters,
    {
      key: 'package',
      name: t('facts.package'),
      displayValue: product.packageName ?? '',
      filterValue: product.package ?? '',
    },
  ].filter(({ key, displayValue }, at, all) => displayValue !== '' && all.findIndex((one) => one.key === key) === at)
  return (
    <Section
      id="parameters"
      title={t('product.parameters')}
      note={<span className={styles.onScreen}>{t('product.similarNote')}</span>}
    >
      <form action={getPathname({ href: listingAddress(similar).path, locale })} className={styles.form}>
        <HiddenFields state={similar} />
        <Table
          caption={t('product.parametersOf', { partNumber: product.partNumber })}
          head={[t('product.parameter'), t('product.value')].map((head) => (
            <Th key={head}>{head}</Th>
          ))}
        >
          {parameters.map(({ key, name, displayValue, filterValue }, at) => (
            <tr key={key}>
              <th scope="row" className={styles.name}>
                <label>
                  <input
                    type="checkbox"
                    {...similarField({ key, filterValue })}
                    defaultChecked={isCheckedAtFirst(key, at)}
                  />
                  <span>{name}</span>
                </label>
              </th>
              <Td>
                <Link
                  href={similarHref(category, { key, filterValue })}
                  rel="nofollow"
                  aria-label={t('product.similarBy', { name, value: displayValue })}
                  className={styles.value}
                >
                  <Num>{displayValue}</Num>
                </Link>
              </Td>
            </tr>
          ))}
        </Table>
        <Button type="submit">{t('product.findSimilar')}</Button>
      </form>
    </Section>
  )
}

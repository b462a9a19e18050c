import { getLocale, getTranslations } from 'next-intl/server'
import { Missing } from '#ui/states/unavailable.tsx'
import { RelatedSeriesDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { getNumberFormats } from '#i18n/numbers.ts'
import { Num, PartText } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { listingHref } from '../listing/listing-state.ts'
import { PartLink } from '../parts/part-link.tsx'
import { UnitPrice } from '../parts/unit-price.tsx'
import { Section } from './section.tsx'
import { similarState } from './similar.ts'
import styles from './side-table.module.css'

type RelatedSeriesProps = {
  /** Of the part in each packaging. */
  slugs: Set<string>
  category: string
  manufacturerId: string
}

const most = 6

export async function RelatedSeries({ slugs, category, manufacturerId }: RelatedSeriesProps) {
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(RelatedSeriesDocument, { category, manufacturerId, first: most + slugs.size }),
  ])
  const found = result.data?.search
  const parts = found?.nodes.filter(({ slug }) => !slugs.has(slug)).slice(0, most) ?? []
  const numbers = getNumberFormats(locale)
  return (
    <Section id="related" title={t('product.related')} note={t('product.relatedNote')} className={styles.section}>
      {!found && <Missing>{t('product.relatedMissing')}</Missing>}
      {found && parts.length === 0 && <p className={styles.none}>{t('product.noRelated')}</p>}
      {parts.length > 0 && (
        <Table
          caption={t('product.related')}
          head={
            <>
              <Th>{t('columns.part')}</Th>
              <Th isNumeric>{t('columns.stock')}</Th>
              <Th isNumeric>{t('columns.price')}</Th>
            </>
          }
        >
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">
                <PartLink product={part} />
                <p className={styles.quiet}>
                  <PartText>{part.description}</PartText>
                </p>
              </th>
              <Td isNumeric>
                <Num>{numbers.integer(part.stock)}</Num>
              </Td>
              <Td isNumeric>
                <UnitPrice product={part} />
              </Td>
            </tr>
          ))}
        </Table>
      )}
      {parts.length === most && (
        <p>
          <Link href={listingHref(similarState(category), { manufacturers: [manufacturerId] })} rel="nofollow">
            {t('product.allRelated')}
          </Link>
        </p>
      )}
    </Section>
  )
}

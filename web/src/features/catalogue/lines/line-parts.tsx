import { getLocale, getTranslations } from 'next-intl/server'
import { Missing, Unavailable } from '#ui/states/unavailable.tsx'
import { LinePartsDocument } from '#graphql/generated/documents/catalogue.ts'
import type { LinePageQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CategoryTiles } from '../categories/category-tiles.tsx'
import { listingHref, readListing } from '../listing/listing-state.ts'
import { PartCards } from '../parts/part-cards.tsx'
import layout from '../page-layout.module.css'
import styles from './line-page.module.css'

type LinePartsProps = Pick<NonNullable<LinePageQuery['manufacturerLine']>, 'manufacturer' | 'categories'>

export async function LineParts({ manufacturer, categories }: LinePartsProps) {
  const { id, slug, name, partCount } = manufacturer
  const [t, locale, { data }] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(LinePartsDocument, { slug, manufacturers: [id] }),
  ])
  const counts = new Map(data?.search?.facets.categories.map(({ count, category }) => [category?.id, count]))
  const products = data?.manufacturer?.products?.nodes
  if (!data?.search) return <Unavailable />
  const lacksCounts = data.search.facets.categories.some(({ category }) => !category)
  return (
    <>
      <section aria-labelledby="categories" className={layout.section}>
        <h2 id="categories">{t('lines.categories')}</h2>
        <CategoryTiles
          label={t('lines.categories')}
          categories={categories.map((category) => ({ ...category, partCount: counts.get(category.id) ?? null }))}
          isCapped={data.search.facets.cappedFacets.includes('CATEGORIES')}
          toHref={(category) => listingHref(readListing({ category, manufacturer: id }))}
        />
        {lacksCounts && <Missing>{t('lines.countsMissing')}</Missing>}
      </section>
      <section aria-labelledby="parts" className={layout.section}>
        <h2 id="parts">{t('manufacturers.partsBy', { name })}</h2>
        {products ? <PartCards products={products} className={styles.cards} /> : <Missing />}
        <p className={styles.actions}>
          <ButtonLink variant="primary" href={listingHref(readListing({ manufacturer: id }))}>
            {t('lines.allParts', { count: partCount, number: getNumberFormats(locale).integer(partCount) })}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`/manufacturer/${slug}`}>
            {t('lines.aboutManufacturer', { name })}
          </ButtonLink>
        </p>
      </section>
    </>
  )
}

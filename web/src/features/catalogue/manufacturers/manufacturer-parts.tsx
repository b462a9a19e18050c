import { getTranslations } from 'next-intl/server'
import { Unavailable } from '#features/site/index.ts'
import { ManufacturerPartsDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { readListing, type Manufacturer } from '../listing/listing-state.ts'
import { ManufacturerPicks } from './manufacturer-picks.tsx'
import { ManufacturerCategories } from './manufacturer-categories.tsx'
import { PartsSection } from './parts-section.tsx'

export async function ManufacturerParts({ manufacturer }: { manufacturer: Manufacturer & { name: string } }) {
  const { id, name } = manufacturer
  const [t, { data }] = await Promise.all([
    getTranslations('catalogue'),
    read(ManufacturerPartsDocument, { manufacturers: [id] }),
  ])
  const search = data?.search
  if (!search) return <Unavailable />
  if (search.totalCount === 0)
    return (
      <EmptyState
        title={t('manufacturers.noParts', { name })}
        action={<ButtonLink href="/category">{t('noResults.browse')}</ButtonLink>}
      >
        {t('manufacturers.noPartsText')}
      </EmptyState>
    )
  return (
    <>
      <ManufacturerCategories
        title={t('manufacturers.categories', { name })}
        manufacturer={manufacturer}
        facets={search.facets}
      />
      <ManufacturerPicks name={name} />
      <PartsSection name={name} state={readListing({}, { manufacturer })} connection={search} />
    </>
  )
}

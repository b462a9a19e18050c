import { getTranslations } from 'next-intl/server'
import { Unavailable } from '#features/site/index.ts'
import { MakerPartsDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { Listing } from '../listing/listing.tsx'
import { readListing } from '../listing/listing-state.ts'
import { MakerPicks } from './maker-picks.tsx'
import { MakerShelves } from './maker-shelves.tsx'
import layout from '../page-layout.module.css'

/** What a maker makes, what the shop puts forward of it, and its parts. Narrowed, ordered or turned to another page they are a search. */
export async function MakerParts({ id, name }: { id: string; name: string }) {
  const [t, { data }] = await Promise.all([getTranslations('catalogue'), read(MakerPartsDocument, { makers: [id] })])
  const search = data?.search
  if (!search) return <Unavailable />
  if (search.totalCount === 0)
    return (
      <EmptyState
        title={t('makers.noParts', { name })}
        action={<ButtonLink href="/category">{t('nothing.browse')}</ButtonLink>}
      >
        {t('makers.noPartsText')}
      </EmptyState>
    )
  const title = t('makers.partsBy', { name })
  return (
    <>
      <MakerShelves title={t('makers.makes', { name })} makerId={id} facets={search.facets} />
      <MakerPicks name={name} />
      <section aria-labelledby="parts" className={layout.section}>
        <h2 id="parts">{title}</h2>
        <Listing state={readListing({ manufacturer: id })} connection={search} caption={title} />
      </section>
    </>
  )
}

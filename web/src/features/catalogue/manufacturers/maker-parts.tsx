import { getTranslations } from 'next-intl/server'
import { Unavailable } from '#features/site/index.ts'
import { MakerPartsDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { readListing, type Maker } from '../listing/listing-state.ts'
import { MakerPicks } from './maker-picks.tsx'
import { MakerShelves } from './maker-shelves.tsx'
import { PartsSection } from './parts-section.tsx'

/** What a maker makes, what the shop puts forward of it, and its parts. */
export async function MakerParts({ maker }: { maker: Maker & { name: string } }) {
  const { id, name } = maker
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
  return (
    <>
      <MakerShelves title={t('makers.makes', { name })} maker={maker} facets={search.facets} />
      <MakerPicks name={name} />
      <PartsSection name={name} state={readListing({}, { maker })} connection={search} />
    </>
  )
}

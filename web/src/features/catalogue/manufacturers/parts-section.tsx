import { useTranslations } from 'next-intl'
import type { Listing_SearchConnectionFragment } from '#graphql/generated/types.ts'
import { Listing } from '../listing/listing.tsx'
import type { ListingState } from '../listing/listing-state.ts'
import layout from '../page-layout.module.css'

type PartsSectionProps = { name: string; state: ListingState; connection: Listing_SearchConnectionFragment }

export function PartsSection({ name, state, connection }: PartsSectionProps) {
  const t = useTranslations('catalogue.manufacturers')
  const title = t('partsBy', { name })
  return (
    <section aria-labelledby="parts" className={layout.section}>
      <h2 id="parts">{title}</h2>
      <Listing state={state} connection={connection} caption={title} />
    </section>
  )
}

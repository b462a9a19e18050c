import { useTranslations } from 'next-intl'
import type { ReadFilters_ReadFilterFragment } from '#graphql/generated/documents.ts'
import { Link } from '#i18n/navigation.ts'
import { choiceText, chosenOf } from './facet-choice.ts'
import { listingHref, type ListingState } from './listing-state.ts'

type ReadAsProps = { state: ListingState; reads: readonly ReadFilters_ReadFilterFragment[] }

/** How typed values were understood, and the way to have them understood otherwise. */
export function ReadAs({ state, reads }: ReadAsProps) {
  const t = useTranslations('catalogue.list')
  const way = (isLiteral: boolean, text: string) => (
    <Link href={listingHref(state, { isLiteral })} prefetch={false} rel="nofollow">
      {text}
    </Link>
  )
  if (state.isLiteral)
    return (
      <>
        {t('readAsWords')} {way(false, t('asValues'))}
      </>
    )
  if (reads.length === 0) return null
  const filters = reads.map((read, at) => (
    <span key={read.queryWithout}>
      {at > 0 && ', '}
      {read.name} <bdi dir="ltr">{choiceText(chosenOf({ ...state, parameters: [] }, [read], read.key).choice)}</bdi>
    </span>
  ))
  return (
    <>
      {t.rich('readAs', { filters: () => <strong>{filters}</strong> })} {way(true, t('asWords'))}
    </>
  )
}

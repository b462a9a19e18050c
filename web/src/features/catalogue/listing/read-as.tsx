import { useLocale, useTranslations } from 'next-intl'
import type { ReadFilters_ReadFilterFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { choiceText, findChosen } from './facet-choice.ts'
import { listingHref, type ListingState } from './listing-state.ts'

type ReadAsProps = { state: ListingState; reads: readonly ReadFilters_ReadFilterFragment[] }

export function ReadAs({ state, reads }: ReadAsProps) {
  const t = useTranslations('catalogue.list')
  const listed = new Intl.ListFormat(useLocale())
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
  const filters = listed.formatToParts(reads.map((_, at) => String(at))).map(({ type, value }, at) => {
    const read = type === 'element' ? reads[Number(value)] : undefined
    return (
      <span key={at}>
        {read ? (
          <>
            {read.name}{' '}
            <bdi dir="ltr">{choiceText(findChosen({ ...state, parameters: [] }, [read], read.key).choice)}</bdi>
          </>
        ) : (
          value
        )}
      </span>
    )
  })
  return (
    <>
      {t.rich('readAs', { filters: () => <strong>{filters}</strong> })} {way(true, t('asWords'))}
    </>
  )
}

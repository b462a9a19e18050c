import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { isNarrowed, listingHref, withoutFilters, type ListingState } from './listing-state.ts'
import styles from './nothing-found.module.css'

type NothingFoundProps = { state: ListingState; totalCount: number }

/** An empty page of a list: why, and the nearest way on. */
export function NothingFound({ state, totalCount }: NothingFoundProps) {
  const t = useTranslations('catalogue.nothing')
  if (totalCount > 0)
    return (
      <EmptyState
        title={t('noSuchPage')}
        action={<ButtonLink href={listingHref(state)}>{t('firstPage')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={state.query ? t('titleOf', { query: state.query }) : t('title')}
      action={
        <span className={styles.actions}>
          {isNarrowed(state) && (
            <ButtonLink href={listingHref(state, withoutFilters)}>{t('withoutFilters')}</ButtonLink>
          )}
          <ButtonLink href="/category">{t('browse')}</ButtonLink>
        </span>
      }
    >
      <ul className={styles.help}>
        <li>{t('spelling')}</li>
        <li>{t('shorter')}</li>
        <li>{t('words')}</li>
      </ul>
    </EmptyState>
  )
}

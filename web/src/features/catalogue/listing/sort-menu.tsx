import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { listingHref, sorts, type ListingState } from './listing-state.ts'
import styles from './listing.module.css'

export function SortMenu({ state }: { state: ListingState }) {
  const t = useTranslations('catalogue.list')
  return (
    <nav className={styles.sort} aria-label={t('sort')}>
      <span aria-hidden="true">{t('sort')}</span>
      <ul>
        {sorts.map((sort) => (
          <li key={sort}>
            <Link
              id={`sort-${sort}`}
              href={listingHref(state, { sort })}
              aria-current={sort === state.sort ? 'true' : undefined}
              prefetch={false}
              scroll={false}
            >
              {t(`sorts.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

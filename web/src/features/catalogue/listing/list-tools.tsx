import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname, Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { maxRows } from './export/max-rows.ts'
import { listingFields, listingHref, type ListingState, sorts } from './listing-state.ts'
import { PriceAtForm } from './price-at-form.tsx'
import styles from './listing.module.css'

type ListToolsProps = { state: ListingState; totalCount: number; isTotalCapped: boolean }

export function ListTools({ state, totalCount, isTotalCapped }: ListToolsProps) {
  const t = useTranslations('catalogue.list')
  const locale = useLocale()
  const numbers = useNumbers()
  const fields = new URLSearchParams(listingFields({ ...state, page: 1 }))
  return (
    <div className={styles.tools}>
      <PriceAtForm state={state} />
      <SortMenu state={state} />
      <a
        className={styles.export}
        href={`${getPathname({ href: '/s/export', locale })}?${fields}`}
        download
        rel="nofollow"
      >
        <Download size={14} aria-hidden />
        {isTotalCapped || totalCount > maxRows
          ? t('exportFirst', { number: numbers.integer(maxRows) })
          : t('exportCsv')}
      </a>
    </div>
  )
}

function SortMenu({ state }: { state: ListingState }) {
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

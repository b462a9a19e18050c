import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { getPathname } from '#i18n/get-pathname.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { StaticPart } from '#static-parts/static-part.tsx'
import { Icon } from '#ui/icon.tsx'
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
  const priceForm = <PriceAtForm state={state} />
  return (
    <>
      {state.invalidQuantity ? (
        priceForm
      ) : (
        <Folded id="price-at" label={t('priceAt')} isActive={state.quantity !== null}>
          {priceForm}
        </Folded>
      )}
      <Folded id="sort" label={t('sortShort')} isActive={state.sort !== 'RELEVANCE'}>
        <SortMenu state={state} />
      </Folded>
      <a
        className={styles.export}
        href={`${getPathname({ href: '/s/export', locale })}?${fields}`}
        download
        rel="nofollow"
      >
        <Icon name="download" size={14} />
        <span>
          {isTotalCapped || totalCount > maxRows
            ? t('exportFirst', { number: numbers.integer(maxRows) })
            : t('exportCsv')}
        </span>
      </a>
    </>
  )
}

type FoldedProps = { id: string; label: string; isActive: boolean; children: ReactNode }

/** A button opens it on narrow screens. */
const Folded = ({ id, label, isActive, children }: FoldedProps) => (
  <>
    <button
      type="button"
      id={`${id}-open`}
      className={styles.open}
      popoverTarget={id}
      data-active={isActive || undefined}
    >
      {label}
    </button>
    <StaticPart as="div" id={id} popover="auto" className={styles.folded}>
      {children}
    </StaticPart>
  </>
)

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
            >
              {t(`sorts.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { SearchSort } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { Th } from '#ui/table.tsx'
import { listingHref, type ListingState } from './listing-state.ts'
import styles from './parts-table.module.css'

type SortHeadProps = {
  state: ListingState
  sort: SearchSort
  order: 'ascending' | 'descending'
  numeric?: boolean
  children: ReactNode
}

export function SortHead({ state, sort, order, numeric, children }: SortHeadProps) {
  const t = useTranslations('catalogue.list')
  const isOn = state.sort === sort
  const Arrow = order === 'ascending' ? ArrowUp : ArrowDown
  return (
    <Th numeric={numeric} aria-sort={isOn ? order : undefined}>
      <Link
        id={`head-${sort}`}
        href={listingHref(state, { sort: isOn ? 'RELEVANCE' : sort })}
        className={styles.sortHead}
        title={t('sortBy', { name: t(`sorts.${sort}`) })}
        prefetch={false}
        scroll={false}
        rel="nofollow"
      >
        {children}
        {isOn && <Arrow size={12} aria-hidden />}
      </Link>
    </Th>
  )
}

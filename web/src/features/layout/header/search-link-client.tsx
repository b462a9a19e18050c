'use client'
import { Suspense } from 'react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Search } from 'lucide-react'
import { Link, usePathname } from '#i18n/navigation.ts'
import styles from './search-link.module.css'

const searchPage = '/keywords'

/** The box id comes from the server, so that this chunk does not import the search box. */
export function SearchLink({ boxId }: { boxId: string }) {
  if (usePathname() === searchPage) return null
  return (
    <Suspense fallback={<ToSearchPage boxId={boxId} term="" />}>
      <WithSearchedTerm boxId={boxId} />
    </Suspense>
  )
}

const WithSearchedTerm = ({ boxId }: { boxId: string }) => (
  <ToSearchPage boxId={boxId} term={useSearchParams().get('wd') ?? ''} />
)

function ToSearchPage({ boxId, term }: { boxId: string; term: string }) {
  const t = useTranslations('layout')
  const query = term && `?${new URLSearchParams({ wd: term })}`
  return (
    <Link
      className={styles.link}
      href={`${searchPage}${query}#${boxId}`}
      prefetch={false}
      aria-label={term ? `${t('searchLabel')}: ${term}` : undefined}
    >
      <span>{term ? <bdi>{term}</bdi> : t('searchLabel')}</span>
      <Search size={20} aria-hidden />
    </Link>
  )
}

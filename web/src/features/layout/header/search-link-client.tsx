'use client'
import { Suspense } from 'react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { usePathname } from '#i18n/navigation-client.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './search-link.module.css'

const searchPage = '/keywords'
const pagesWithLargeBox = new Set([searchPage, '/'])

/** The box id comes from the server, so that this chunk does not import the search box. */
export function SearchLink({ boxId }: { boxId: string }) {
  if (pagesWithLargeBox.has(usePathname())) return null
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
      aria-label={term ? `${t('searchLabel')}: ${term}` : undefined}
    >
      <span>{term ? <bdi>{term}</bdi> : t('searchLabel')}</span>
      <Icon name="search" size={20} />
    </Link>
  )
}

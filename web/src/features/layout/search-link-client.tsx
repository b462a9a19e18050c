'use client'
import { useTranslations } from 'next-intl'
import { Search } from 'lucide-react'
import { Link, usePathname } from '#i18n/navigation.ts'
import styles from './search-link.module.css'

const searchPage = '/keywords'

/** On small screens, the way to the page that is all search; that page needs no way to itself. */
export function SearchLink() {
  const t = useTranslations('layout')
  if (usePathname() === searchPage) return null
  return (
    <Link className={styles.link} href={searchPage}>
      <span>{t('searchLabel')}</span>
      <Search size={20} aria-hidden />
    </Link>
  )
}

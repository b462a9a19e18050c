'use client'
import { useCallback, useState } from 'react'
import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { usePathname } from '#i18n/navigation-client.ts'
import { Dropdown } from '#ui/overlay/dropdown-client.tsx'
import { OnDemand } from '#ui/on-demand-client.tsx'
import styles from './all-products.module.css'

const loadMenu = () => import('./category-menu-client.tsx').then(({ CategoryMenu }) => CategoryMenu)

/** The categories are requested when the menu is about to open, so that no page carries all of them. */
export function AllProducts() {
  const t = useTranslations('layout')
  const [isWanted, setWanted] = useState(false)
  const want = useCallback(() => setWanted(true), [])
  const pathname = usePathname()
  if (pathname === '/category' || pathname.startsWith('/category/')) return null
  return (
    <Dropdown className={styles.all} align="page" summary={t('allProducts')} onIntent={want}>
      <OnDemand load={loadMenu} isWanted={isWanted} props={{}} />
      <noscript>
        <Link className={styles.missing} href="/category">
          {t('allProducts')}
        </Link>
      </noscript>
    </Dropdown>
  )
}

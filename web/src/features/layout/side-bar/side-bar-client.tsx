'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { ArrowUp, ClipboardList, FileText, User } from 'lucide-react'
import { RfqToggle } from '#features/rfq/index-client.ts'
import { Link } from '#i18n/navigation.ts'
import { CartLink } from '../cart-link/cart-link-client.tsx'
import { CountBadge } from '../cart-link/count-badge.tsx'
import { ordersPage, profilePage } from '../pages.ts'
import { usePerson } from '../account-menu/person-client.ts'
import styles from './side-bar.module.css'

const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' })

export function SideBarItems({ feedback }: { feedback: ReactNode }) {
  const t = useTranslations('layout')
  const isSignedIn = usePerson() !== null
  return (
    <aside className={styles.bar} aria-label={t('shortcuts')}>
      <Link className={styles.item} href={isSignedIn ? profilePage : '/login'} prefetch={false}>
        <User size={20} aria-hidden />
        <span className={styles.word}>{t('account')}</span>
      </Link>
      <CartLink classNames={{ link: styles.item, word: styles.word, badge: styles.badge }} />
      <Link className={styles.item} href={ordersPage} prefetch={false}>
        <ClipboardList size={20} aria-hidden />
        <span className={styles.word}>{t('orders')}</span>
      </Link>
      <RfqToggle className={styles.wideItem}>
        {(count) => (
          <>
            <FileText size={20} aria-hidden />
            <span className={styles.word}>{t('rfqList')}</span>
            <CountBadge count={count} className={styles.badge} />
          </>
        )}
      </RfqToggle>
      {feedback}
      <button type="button" className={styles.wideItem} onClick={toTop}>
        <ArrowUp size={20} aria-hidden />
        <span className={styles.word}>{t('backToTop')}</span>
      </button>
    </aside>
  )
}

'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { loginPath, ordersPath } from '@partgate/schema/pages.ts'
import { RfqToggle } from '#features/rfq/index-client.ts'
import { Link } from '#i18n/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { CartLink } from '../cart-link/cart-link-client.tsx'
import { CountBadge } from '../cart-link/count-badge.tsx'
import { profilePage } from '../pages.ts'
import { usePerson } from '../account-menu/person-client.ts'
import styles from './side-bar.module.css'

const toTop = () => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}

export function SideBarItems({ feedback }: { feedback: ReactNode }) {
  const t = useTranslations('layout')
  const isSignedIn = usePerson() !== null
  return (
    <aside className={styles.bar} aria-label={t('shortcuts')}>
      <Link className={styles.item} href={isSignedIn ? profilePage : loginPath}>
        <Icon name="user" size={20} />
        <span className={styles.word}>{t('account')}</span>
      </Link>
      <CartLink classNames={{ link: styles.item, word: styles.word, badge: styles.badge }} />
      <Link className={styles.item} href={ordersPath}>
        <Icon name="clipboard-list" size={20} />
        <span className={styles.word}>{t('orders')}</span>
      </Link>
      <RfqToggle className={styles.wideItem}>
        {(count) => (
          <>
            <Icon name="file-text" size={20} />
            <span className={styles.word}>{t('rfqList')}</span>
            <CountBadge count={count} className={styles.badge} />
          </>
        )}
      </RfqToggle>
      {feedback}
      <button type="button" className={styles.wideItem} onClick={toTop}>
        <Icon name="arrow-up" size={20} />
        <span className={styles.word}>{t('backToTop')}</span>
      </button>
    </aside>
  )
}

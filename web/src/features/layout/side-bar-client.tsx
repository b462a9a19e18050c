'use client'
import { useTranslations } from 'next-intl'
import { ArrowUp, User } from 'lucide-react'
import { Link } from '#i18n/navigation.ts'
import { CartLink } from './cart-link-client.tsx'
import styles from './side-bar.module.css'

const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' })

/** At the edge of the screen: who one is, the cart, and the way up. */
export function SideBar() {
  const t = useTranslations('layout')
  return (
    <aside className={styles.bar} aria-label={t('shortcuts')}>
      <Link href="/login" prefetch={false} aria-label={t('account')}>
        <User size={20} aria-hidden />
      </Link>
      <CartLink iconOnly />
      <button type="button" className={styles.top} aria-label={t('backToTop')} onClick={toTop}>
        <ArrowUp size={20} aria-hidden />
      </button>
    </aside>
  )
}

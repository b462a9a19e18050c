'use client'
import { useTranslations } from 'next-intl'
import { ShoppingCart } from 'lucide-react'
import { useCartBadgeQuery } from '#graphql/generated/hooks.ts'
import { Link } from '#i18n/navigation.ts'
import { badgeOf } from './badge.ts'
import styles from './cart-link.module.css'

/** The cart with the number of its lines; the side bar shows the picture alone. */
export function CartLink({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useTranslations('layout')
  const [{ data }] = useCartBadgeQuery()
  const count = data?.cartLineCount ?? 0
  const badge = badgeOf(count)
  return (
    <Link className={styles.link} href="/shoppingcart" aria-label={t('cartCount', { count })}>
      <ShoppingCart size={20} aria-hidden />
      {!iconOnly && <span className={styles.word}>{t('cart')}</span>}
      {badge && <span className={styles.badge}>{badge}</span>}
    </Link>
  )
}

'use client'
import { useTranslations } from 'next-intl'
import { ShoppingCart } from 'lucide-react'
import { useCartBadgeQuery } from '#graphql/generated/hooks.ts'
import { Link } from '#i18n/navigation.ts'
import { classes } from '#ui/classes.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { badgeOf } from './badge.ts'
import styles from './cart-link.module.css'

/** The cart with the number of its lines; the side bar shows the picture alone. */
export function CartLink({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useTranslations('layout')
  const [{ data }] = useCartBadgeQuery()
  const count = data?.cartLineCount ?? 0
  const badge = badgeOf(count)
  return (
    <Link className={classes(styles.link, iconOnly && styles.iconOnly)} href="/shoppingcart">
      <ShoppingCart size={20} aria-hidden />
      <span className={iconOnly ? styles.unseen : styles.word}>{t('cart')}</span>
      {badge && <span className={styles.badge}>{badge}</span>}
      <VisuallyHidden>{t('cartLines', { count })}</VisuallyHidden>
    </Link>
  )
}

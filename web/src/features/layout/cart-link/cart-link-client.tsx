'use client'
import { useTranslations } from 'next-intl'
import { cartPath } from '@partgate/schema/pages.ts'
import { useCartBadgeQuery } from '#graphql/generated/hooks/layout.ts'
import { useReadOnCartChange } from '#graphql/cache/use-read-on-cart-change-client.ts'
import { Link } from '#i18n/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { CountBadge } from './count-badge.tsx'
import styles from './cart-link.module.css'

type CartLinkProps = { classNames?: { link?: string; word?: string; badge?: string } }

export function CartLink({ classNames = styles }: CartLinkProps) {
  const t = useTranslations('layout')
  const [{ data }, read] = useCartBadgeQuery()
  useReadOnCartChange(() => read({ requestPolicy: 'network-only' }))
  const count = data?.cartLineCount ?? 0
  return (
    <Link className={classNames.link} href={cartPath}>
      <Icon name="shopping-cart" size={20} />
      <span className={classNames.word}>{t('cart')}</span>
      <CountBadge count={count} className={classNames.badge} />
      <VisuallyHidden>{t('cartLines', { count })}</VisuallyHidden>
    </Link>
  )
}

'use client'
import { useTranslations } from 'next-intl'
import { useCartPageQuery } from '#graphql/generated/hooks/cart.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState, ErrorState } from '#ui/state-panels.tsx'
import { CartLines } from './cart-lines-client.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/** The cart of whoever looks: on its way, out of reach, empty, or its lines. */
export function CartContents() {
  const t = useTranslations('cart')
  const [{ data, error, fetching }, read] = useCartPageQuery({ requestPolicy: 'cache-and-network' })
  if (data?.cart && data.cart.lineCount > 0) return <CartLines cart={data.cart} />
  if (fetching) return <CartSkeleton />
  if (error) {
    const retry = () => read({ requestPolicy: 'network-only' })
    return (
      <ErrorState title={t('unreadable.title')} action={<Button onClick={retry}>{t('unreadable.retry')}</Button>}>
        {t('unreadable.text')}
      </ErrorState>
    )
  }
  return (
    <EmptyState title={t('empty.title')} action={<ButtonLink href="/category">{t('empty.browse')}</ButtonLink>}>
      {t('empty.text')}
    </EmptyState>
  )
}

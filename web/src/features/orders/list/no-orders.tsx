import { useTranslations } from 'next-intl'
import { leftToRight } from '#ui/figures.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { toEmptiness, lastPage } from './list-emptiness.ts'
import { listHref, type ListAddress } from './list-address.ts'

export function NoOrders({ address, totalCount }: { address: ListAddress; totalCount: number }) {
  const t = useTranslations()
  const { tab, number } = address
  switch (toEmptiness(address, totalCount)) {
    case 'beyondLast': {
      const page = lastPage(totalCount)
      return (
        <EmptyState
          title={t('orders.beyondLast.title')}
          action={
            <ButtonLink href={listHref({ ...address, page })}>{t('orders.beyondLast.action', { page })}</ButtonLink>
          }
        >
          {t('orders.beyondLast.text', { page })}
        </EmptyState>
      )
    }
    case 'noMatch':
      return (
        <EmptyState
          title={t('orders.noMatch.title')}
          action={
            <ButtonLink href={listHref(tab === 'all' ? {} : { number })}>
              {t(tab === 'all' ? 'orders.seeAll' : 'orders.noMatch.everywhere')}
            </ButtonLink>
          }
        >
          {t.rich('orders.noMatch.text', { number, num: leftToRight })}
        </EmptyState>
      )
    case 'emptyTab':
      return (
        <EmptyState
          title={t(`orders.empty.${tab}.title`)}
          action={
            tab === 'all' ? (
              <ButtonLink href="/category">{t('cart.empty.browse')}</ButtonLink>
            ) : (
              <ButtonLink href={listHref({})}>{t('orders.seeAll')}</ButtonLink>
            )
          }
        >
          {t(`orders.empty.${tab}.text`)}
        </EmptyState>
      )
  }
}

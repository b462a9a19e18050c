import { useTranslations } from 'next-intl'
import { orderHref, ordersPage, payHref } from '#features/orders/index.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Outcome } from '#ui/outcome-client.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import type { Standing } from './standing.ts'

/** The order is with the shop: its numbers, and what happens next. */
export function OrderSubmitted({ order, standing }: { order: PaidOrderFacts; standing: Standing }) {
  const t = useTranslations('pay')
  const numbers = useNumbers()
  const { orderNumber, serialNumber, total } = order
  const isPayable = standing === 'payable'
  return (
    <Outcome
      isDone
      title={t('successful.done')}
      facts={[
        { name: t('order.number'), value: <PartNumber>{orderNumber}</PartNumber> },
        { name: t('order.serial'), value: <Num>{serialNumber}</Num> },
        ...(total
          ? [
              {
                name: t('order.total'),
                value: <Price amount={numbers.total(total.amount)} currency={total.currency} />,
              },
            ]
          : []),
      ]}
      text={isPayable ? t('successful.unpaid') : t(`standings.${standing}.text`)}
    >
      {isPayable && (
        <ButtonLink href={payHref(orderNumber)} look="main" prefetch={false}>
          {t('successful.pay')}
        </ButtonLink>
      )}
      <ButtonLink href={orderHref(orderNumber)} look={isPayable ? 'plain' : 'main'} prefetch={false}>
        {t('details')}
      </ButtonLink>
      <ButtonLink href={ordersPage} prefetch={false}>
        {t('successful.account')}
      </ButtonLink>
    </Outcome>
  )
}

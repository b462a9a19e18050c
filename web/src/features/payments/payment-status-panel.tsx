import { useTranslations } from 'next-intl'
import { orderHref, type PaymentStatus } from '#features/orders/index.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Outcome } from '#ui/outcome-client.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'

type PaymentStatusPanelProps = {
  paymentStatus: Exclude<PaymentStatus, 'payable'>
  order: PaidOrderFacts
  reload: () => void
}

export function PaymentStatusPanel({ paymentStatus, order, reload }: PaymentStatusPanelProps) {
  const t = useTranslations('pay')
  return (
    <Outcome title={t(`paymentStatus.${paymentStatus}.title`)} text={t(`paymentStatus.${paymentStatus}.text`)}>
      <ButtonLink href={orderHref(order.orderNumber)} variant="primary" prefetch={false}>
        {t('details')}
      </ButtonLink>
      {paymentStatus === 'deciding' && <Button onClick={reload}>{t('refresh')}</Button>}
    </Outcome>
  )
}

import { useTranslations } from 'next-intl'
import { orderPath } from '@partgate/schema/pages.ts'
import type { PaymentProgress } from '#features/orders/index.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Outcome } from '#ui/states/outcome-client.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'

type PaymentProgressPanelProps = {
  paymentProgress: Exclude<PaymentProgress, 'payable'>
  order: PaidOrderFacts
  reload: () => void
}

export function PaymentProgressPanel({ paymentProgress, order, reload }: PaymentProgressPanelProps) {
  const t = useTranslations('pay')
  return (
    <Outcome title={t(`paymentProgress.${paymentProgress}.title`)} text={t(`paymentProgress.${paymentProgress}.text`)}>
      <ButtonLink href={orderPath(order.orderNumber)} variant="primary">
        {t('details')}
      </ButtonLink>
      {paymentProgress === 'deciding' && <Button onClick={reload}>{t('refresh')}</Button>}
    </Outcome>
  )
}

import { useTranslations } from 'next-intl'
import { orderHref } from '#features/orders/index.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Outcome } from '#ui/outcome-client.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import type { Standing } from './standing.ts'

type StandingPanelProps = { standing: Exclude<Standing, 'payable'>; order: PaidOrderFacts; look: () => void }

/** There is nothing to pay now, and why. */
export function StandingPanel({ standing, order, look }: StandingPanelProps) {
  const t = useTranslations('pay')
  return (
    <Outcome title={t(`standings.${standing}.title`)} text={t(`standings.${standing}.text`)}>
      <ButtonLink href={orderHref(order.orderNumber)} look="main" prefetch={false}>
        {t('details')}
      </ButtonLink>
      {standing === 'deciding' && <Button onClick={look}>{t('lookAgain')}</Button>}
    </Outcome>
  )
}

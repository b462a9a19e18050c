'use client'
import { useTranslations } from 'next-intl'
import type { CheckoutPageQuery } from '#graphql/generated/types.ts'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ChoiceCard, ChoiceCards } from './choice-cards-client.tsx'
import { fieldId } from '../field-id.ts'
import type { CheckoutFormState } from '../values/use-checkout-form-client.ts'
import styles from '../checkout.module.css'

type PaymentSectionProps = {
  state: CheckoutFormState
  methods: NonNullable<CheckoutPageQuery['paymentMethods']>
  isFreightOpen: boolean
}

const icons = { PAYPAL: 'credit-card', BANK_TRANSFER: 'landmark' } as const

export function PaymentSection({ state: { form, findError }, methods, isFreightOpen }: PaymentSectionProps) {
  const t = useTranslations('checkout')
  return (
    <Sheet as="section" className={styles.section} aria-labelledby="checkout-payment">
      <h2 id="checkout-payment">{t('payment.title')}</h2>
      <ChoiceCards id={fieldId('paymentMethod')} legend={t('payment.title')} error={findError('paymentMethod')}>
        {methods.map(({ kind, name, description }) => {
          return (
            <ChoiceCard
              key={kind}
              {...form.register('paymentMethod')}
              value={kind}
              title={name}
              aside={<Icon name={icons[kind]} size={20} />}
            >
              {!isFreightOpen && description}
            </ChoiceCard>
          )
        })}
      </ChoiceCards>
      <p className={styles.quiet}>{t(isFreightOpen ? 'payment.afterFreight' : 'payment.later')}</p>
    </Sheet>
  )
}

'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Link } from '#i18n/link.tsx'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/figures.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { outdatedAmount } from '#ui/summary.tsx'
import { ChoiceCard, ChoiceCards } from './choice-cards-client.tsx'
import { fieldId } from '../field-id.ts'
import type { CheckoutFormState } from '../values/use-checkout-form-client.ts'
import type { usePreview } from '../preview/use-preview-client.ts'
import styles from '../checkout.module.css'

type CarrierSectionProps = {
  state: CheckoutFormState
  previewQuery: ReturnType<typeof usePreview>
  hasCountry: boolean
}

export function CarrierSection({ state: { form, findError }, previewQuery, hasCountry }: CarrierSectionProps) {
  const t = useTranslations('checkout')
  const numbers = useNumbers()
  const preview = previewQuery.state.kind === 'ready' ? previewQuery.state.preview : null
  const chosen = form.watch('carrier') || preview?.carrier
  const isServed = (preview?.freightOptions.length ?? 0) > 0
  const isAboutCountry = previewQuery.countryCode !== '' && hasCountry
  return (
    <Sheet as="section" className={styles.section} aria-labelledby="checkout-carrier">
      <h2 id="checkout-carrier">{t('carrier.title')}</h2>
      {!hasCountry && <p className={styles.quiet}>{t('carrier.countryFirst')}</p>}
      {isAboutCountry && preview && !isServed && !previewQuery.isOutdated && (
        <p role="alert" className={styles.notice}>
          {t.rich('carrier.notServed', { to: (words) => <Link href="/contact">{words}</Link> })}
        </p>
      )}
      {isAboutCountry && isServed && (
        <ChoiceCards id={fieldId('carrier')} legend={t('carrier.title')} error={findError('carrier')}>
          {preview?.freightOptions.map((option) => (
            <ChoiceCard
              key={option.carrier}
              name="carrier"
              value={option.carrier}
              checked={chosen === option.carrier}
              onChange={() => form.setValue('carrier', option.carrier, { shouldDirty: true })}
              title={<bdi>{option.name}</bdi>}
              aside={
                <span className={classes(previewQuery.isOutdated && outdatedAmount)}>
                  {option.price ? (
                    <Price amount={numbers.total(option.price.amount)} currency={option.price.currency} />
                  ) : (
                    t('summary.freightOpen')
                  )}
                </span>
              }
            >
              {t('carrier.days', { min: option.minTransitDays, max: option.maxTransitDays })}
            </ChoiceCard>
          ))}
        </ChoiceCards>
      )}
      {preview?.hasManualFreight && <p className={styles.notice}>{t('carrier.bySales')}</p>}
    </Sheet>
  )
}

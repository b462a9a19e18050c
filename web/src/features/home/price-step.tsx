import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/figures.tsx'
import styles from './zone.module.css'

type PriceStepProps = { step?: { quantity: number; unitPrice: { amount: string } }; isBest: boolean }

export function PriceStep({ step, isBest }: PriceStepProps) {
  const t = useTranslations('home')
  const numbers = useNumbers()
  if (!step) return <span className={styles.quiet}>{t('onRequest')}</span>
  return (
    <>
      <Price amount={numbers.unitPrice(step.unitPrice.amount)} className={classes(isBest && styles.best)} />
      <span className={styles.quiet}>{t('fromPieces', { quantity: numbers.integer(step.quantity) })}</span>
    </>
  )
}

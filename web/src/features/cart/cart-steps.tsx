import { useTranslations } from 'next-intl'
import styles from './cart-steps.module.css'

const steps = ['cart', 'delivery', 'payment', 'done'] as const

export function CartSteps({ current = 'cart' }: { current?: (typeof steps)[number] }) {
  const t = useTranslations('cart.steps')
  return (
    <ol className={styles.steps} aria-label={t('label')}>
      {steps.map((step, at) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <b>{at + 1}</b>
          <span>{t(step)}</span>
        </li>
      ))}
    </ol>
  )
}

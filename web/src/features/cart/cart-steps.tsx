import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import styles from './cart-steps.module.css'

const steps = ['cart', 'delivery', 'payment', 'done'] as const
export type CartStep = (typeof steps)[number]

type CartStepsProps = {
  /** Null where no step is left to take, as for a canceled order. */
  current?: CartStep | null
  /** Page of the current step, unless it is the page with the steps. */
  currentHref?: string | undefined
}

export function CartSteps({ current = 'cart', currentHref }: CartStepsProps) {
  const t = useTranslations('cart.steps')
  return (
    <ol className={styles.steps} aria-label={t('label')}>
      {steps.map((step, at) => {
        const isCurrent = step === current
        const name = (
          <>
            <b>{at + 1}</b>
            <span>{t(step)}</span>
          </>
        )
        return (
          <li key={step} aria-current={isCurrent ? 'step' : undefined}>
            {isCurrent && currentHref ? <Link href={currentHref}>{name}</Link> : name}
          </li>
        )
      })}
    </ol>
  )
}

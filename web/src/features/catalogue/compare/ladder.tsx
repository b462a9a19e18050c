import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Price } from '#ui/figures.tsx'
import styles from './compare-table.module.css'

type LadderProps = { breaks: readonly { quantity: number; unitPrice: { amount: string } }[] }

export function Ladder({ breaks }: LadderProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  if (breaks.length === 0) return <span className={styles.none}>{t('buy.onRequest')}</span>
  return (
    <ul className={styles.ladder}>
      {breaks.map(({ quantity, unitPrice }) => (
        <li key={quantity}>
          <span>{t('compare.from', { quantity: numbers.integer(quantity) })}</span>
          <Price amount={numbers.unitPrice(unitPrice.amount)} />
        </li>
      ))}
    </ul>
  )
}

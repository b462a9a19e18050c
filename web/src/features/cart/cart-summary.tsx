import { useTranslations } from 'next-intl'
import type { CartSummary_CartFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { classes } from '#ui/classes.ts'
import { Num, Price } from '#ui/figures.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './cart-summary.module.css'

type CartSummaryProps = { cart: CartSummary_CartFragment; lines: { isSelected: boolean }[]; isPending: boolean }

/** What the selected lines come to. While a change is on its way the old sum is dimmed: money is the shop's to say. */
export function CartSummary({ cart, lines, isPending }: CartSummaryProps) {
  const t = useTranslations('cart.summary')
  const numbers = useNumbers()
  const selected = lines.filter(({ isSelected }) => isSelected).length
  return (
    <Sheet as="aside" className={styles.summary} aria-labelledby="order-information">
      <h2 id="order-information">{t('title')}</h2>
      <dl>
        <div>
          <dt>{t('selected')}</dt>
          <dd>
            <Num>{`${numbers.integer(selected)} / ${numbers.integer(lines.length)}`}</Num>
          </dd>
        </div>
        <div className={styles.total} aria-busy={isPending} aria-live="polite">
          <dt>{t('subtotal')}</dt>
          <dd className={classes(isPending && styles.pending)}>
            <Price amount={numbers.total(cart.subtotal.amount)} currency={cart.subtotal.currency} />
          </dd>
        </div>
      </dl>
      <p>{t('freight')}</p>
      <p>{t('duties')}</p>
      <p>{t('confirmation')}</p>
    </Sheet>
  )
}

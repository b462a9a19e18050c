'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { classes } from '#ui/classes.ts'
import { Num, Price } from '#ui/figures.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { toLadderRows } from './ladder.ts'
import { breakAt } from './price-ruler.ts'
import { usePurchase } from './purchase-client.tsx'
import styles from './price-ladder.module.css'

export function PriceLadder() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { product, quantity } = usePurchase()
  const { priceBreaks, partNumber } = product
  if (priceBreaks.length === 0) return null
  const reached = quantity === null ? undefined : breakAt(priceBreaks, quantity)?.quantity
  const num = (text: unknown) => <Num>{String(text)}</Num>
  return (
    <table className={styles.ladder}>
      <caption>
        <VisuallyHidden>{t('ladderOf', { partNumber })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('unitPrice')}</th>
        </tr>
      </thead>
      <tbody>
        {toLadderRows(priceBreaks).map(({ quantity: from, until, unitPrice }) => (
          <tr key={from} className={classes(from === reached && styles.reached)}>
            <th scope="row">
              {until === null
                ? t.rich('piecesFrom', { from: numbers.integer(from), num })
                : t.rich('pieces', { from: numbers.integer(from), to: numbers.integer(until), num })}
              {from === reached && <span className={styles.yours}>{t('yourQuantity')}</span>}
            </th>
            <td>
              <Price amount={numbers.unitPrice(unitPrice.amount)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

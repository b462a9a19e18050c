'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { State } from '#ui/sheet.tsx'
import { takeableQuantity } from './line-rules.ts'
import type { CartLineData } from './use-cart-changes-client.ts'
import styles from './cart-line.module.css'

type LineAvailabilityProps = { line: CartLineData; onTake: (quantity: number) => void; onRemove: () => void }

/** Says that a line is short or sold out, with the one press that mends it. */
export function LineAvailability({ line, onTake, onRemove }: LineAvailabilityProps) {
  const t = useTranslations('cart')
  const numbers = useNumbers()
  if (line.availability === 'AVAILABLE') return null
  const takeable = line.availability === 'UNDERSTOCK' ? takeableQuantity(line.product.stock, line.product) : null
  return (
    <div className={styles.mend}>
      <State tone={line.availability === 'SOLD_OUT' ? 'error' : 'warn'}>
        {line.availability === 'SOLD_OUT'
          ? t('soldOut')
          : t('onlyInStock', { quantity: numbers.integer(line.product.stock) })}
      </State>
      {takeable === null ? (
        <Button small onClick={onRemove}>
          {t('remove')}
        </Button>
      ) : (
        <Button small onClick={() => onTake(takeable)}>
          {t('take', { quantity: numbers.integer(takeable) })}
        </Button>
      )}
    </div>
  )
}

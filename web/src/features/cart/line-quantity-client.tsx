'use client'
import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { stepQuantity } from '#features/catalogue/index-client.ts'
import { toOrderTerms } from '#graphql/order-terms.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { QuantityInput } from '#ui/form/quantity-input-client.tsx'
import type { CartLineData } from './use-cart-changes-client.ts'
import type { useLineQuantity } from './use-line-quantity-client.ts'
import { quantityId } from './cart-ids.ts'
import styles from './cart-line.module.css'

type LineQuantityProps = { line: CartLineData; quantity: ReturnType<typeof useLineQuantity> }

export function LineQuantity({ line, quantity }: LineQuantityProps) {
  const t = useTranslations('cart')
  const troubleId = useId()
  const numbers = useNumbers()
  const { partNumber, minimumOrderQuantity, orderMultiple, stock } = line.product
  const { trouble } = quantity
  return (
    <>
      <QuantityInput
        isSmall
        id={quantityId(line.id)}
        label={t('quantityOf', { partNumber })}
        labels={{ decrease: t('decrease'), increase: t('increase') }}
        nextFrom={(text, direction) => stepQuantity(text, direction, toOrderTerms(line.product), stock)}
        value={quantity.text}
        onChange={quantity.change}
        onStep={(text) => void quantity.commit(text)}
        onCommit={quantity.commitNow}
        isInvalid={trouble !== null}
        describedBy={troubleId}
      />
      {minimumOrderQuantity > orderMultiple && (
        <p className={styles.quiet}>{t('minimum', { quantity: numbers.integer(minimumOrderQuantity) })}</p>
      )}
      {orderMultiple > 1 && (
        <p className={styles.quiet}>{t('multiples', { quantity: numbers.integer(orderMultiple) })}</p>
      )}
      <div className={styles.trouble}>
        <p id={troubleId} aria-live="polite">
          {trouble?.text}
        </p>
        {trouble?.fix && (
          <Button isSmall onClick={() => trouble.fix && void quantity.send(trouble.fix.quantity)}>
            {trouble.fix.label}
          </Button>
        )}
      </div>
    </>
  )
}

'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Field } from '#ui/field-client.tsx'
import { QuantityInput } from '#ui/quantity-input-client.tsx'
import { PriceLines } from './price-lines-client.tsx'
import { usePurchase } from './purchase-client.tsx'
import { QuantityHint } from './quantity-hint-client.tsx'
import { stepQuantity } from './quantity-rule.ts'
import { StockState } from './stock-state-client.tsx'
import { TakeButtons } from './take-buttons-client.tsx'
import styles from './buy-box.module.css'

export const buyBoxId = 'buy'

export function BuyBox({ children, note }: { children: ReactNode; note: ReactNode }) {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { text, setText, problem, rule, stock, isForSale } = usePurchase()
  const { minimum, multiple } = rule
  return (
    <section id={buyBoxId} className={styles.box} aria-label={t('title')}>
      <div className={styles.inner}>
        <div className={styles.offer}>
          <StockState />
          {children}
        </div>
        <div className={styles.controls}>
          <Field
            label={t('quantity')}
            hint={t('rule', { minimum: numbers.integer(minimum), multiple: numbers.integer(multiple) })}
            error={problem}
          >
            <QuantityInput
              value={text}
              onChange={setText}
              nextFrom={(typed, direction) => stepQuantity(typed, direction, rule, isForSale ? stock : undefined)}
              labels={{ decrease: t('decrease'), increase: t('increase') }}
            />
          </Field>
          <QuantityHint />
          <PriceLines />
          <TakeButtons />
          <noscript>
            <p className={styles.needsScripts}>
              {t.rich('needsScripts', { to: (words) => <Link href="/contact">{words}</Link> })}
            </p>
          </noscript>
        </div>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  )
}

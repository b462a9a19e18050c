'use client'
import { limitToStock } from '@partgate/schema/quantity.ts'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { AddToRfqButton, QuickRfqButton, toRfqItem } from '#features/rfq/index-client.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { readWhole } from '#i18n/read-quantity.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { buyNowHref } from './buy-now-href.ts'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/form/field-client.tsx'
import { Price } from '#ui/figures.tsx'
import { QuantityInput } from '#ui/form/quantity-input-client.tsx'
import { State } from '#ui/sheet.tsx'
import { elsewhereInStock } from './elsewhere-in-stock.ts'
import { usePurchase } from './purchase-client.tsx'
import { stepQuantity } from './step-quantity.ts'
import { StockText } from './stock-text.tsx'
import { judgeStock } from './stock-verdict.ts'
import { useAddedToast } from './use-added-toast-client.ts'
import styles from './buy-box.module.css'

export const buyBoxId = 'buy'
export const buyActionsId = 'buy-actions'

export function BuyBox({ children, note }: { children: ReactNode; note: ReactNode }) {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { text, setText, problem, checkTyped, terms, stock, isForSale } = usePurchase()
  const { minimum, multiple } = terms
  const hintId = useId()
  return (
    <section id={buyBoxId} className={styles.box} aria-label={t('title')}>
      <div className={styles.inner}>
        <StockState />
        <div className={styles.packaging}>{children}</div>
        <div className={styles.controls}>
          <Field
            label={t('quantity')}
            hint={t('rule', { minimum: numbers.integer(minimum), multiple: numbers.integer(multiple) })}
            error={problem?.isOfQuantity && problem.message}
            shouldAnnounceError
          >
            <QuantityInput
              value={text}
              onChange={setText}
              onCommit={checkTyped}
              nextFrom={(typed, direction) => stepQuantity(typed, direction, terms, isForSale ? stock : undefined)}
              labels={{ decrease: t('decrease'), increase: t('increase') }}
              describedBy={hintId}
            />
          </Field>
          <div id={hintId} role="status" className={styles.quantityHint}>
            <QuantityHint />
          </div>
          <PriceLines />
          <PurchaseActions />
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

function QuantityHint() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { product, quote, text, problem, stock, terms, isForSale, setText } = usePurchase()
  const renderQuantityButton = (proposal: number) => (
    <Button isSmall onClick={() => setText(String(proposal))}>
      {t('setQuantity', { quantity: numbers.integer(proposal) })}
    </Button>
  )
  if (!isForSale) {
    const soldOutKey = elsewhereInStock(product.slug, product.packagingOptions) ? 'soldOutHere' : 'soldOut'
    return <p className={styles.hint}>{t(stock === 0 ? soldOutKey : 'onRequestText')}</p>
  }
  const verdict = judgeStock(readWhole(text), stock, terms)
  if (verdict.kind === 'short')
    return (
      <p className={styles.hint}>
        {!problem?.isOfQuantity && t('onlyInStock', { quantity: numbers.integer(stock) })}{' '}
        {verdict.takeable !== null && renderQuantityButton(verdict.takeable)}
      </p>
    )
  if (!quote.price || quote.isStale || quote.price.isOrderable) return null
  const proposed = limitToStock(quote.price.orderableQuantity, stock, terms)
  return (
    <p className={styles.hint}>
      {!problem?.isOfQuantity && t('notSold')} {proposed !== null && renderQuantityButton(proposed)}
    </p>
  )
}

function PriceLines() {
  const t = useTranslations('catalogue.buy')
  const common = useTranslations('common')
  const numbers = useNumbers()
  const { quote } = usePurchase()
  if (!quote.price) return <p className={styles.onRequest}>{t('onRequest')}</p>
  const { unitPrice, extendedPrice } = quote.price
  if (quote.hasFailed && quote.isStale)
    return (
      <p role="alert" className={styles.hint}>
        {t('priceUnavailable')}{' '}
        <Button isSmall onClick={quote.retry}>
          {common('retry')}
        </Button>
      </p>
    )
  return (
    <dl className={classes(styles.prices, quote.isStale && styles.stale)} aria-live="polite" aria-busy={quote.isStale}>
      <div>
        <dt>{t('unitPrice')}</dt>
        <dd>
          <Price currency={unitPrice.currency} amount={numbers.unitPrice(unitPrice.amount)} />
        </dd>
      </div>
      <div>
        <dt>{t('extendedPrice')}</dt>
        <dd className={styles.total}>
          <Price currency={extendedPrice.currency} amount={numbers.total(extendedPrice.amount)} />
        </dd>
      </div>
    </dl>
  )
}

function PurchaseActions() {
  const t = useTranslations('catalogue.buy')
  const showAddedToast = useAddedToast()
  const { product, quantity, rfqQuantity, requireQuantity, addToCart, isAdding, isForSale, problem } = usePurchase()
  const add = async () => {
    const addedQuantity = await addToCart()
    if (addedQuantity !== null) showAddedToast(product.partNumber, addedQuantity)
  }
  const readItem = () => {
    const required = requireQuantity()
    return required === null ? null : toRfqItem(product, required)
  }
  return (
    <div id={buyActionsId} className={styles.actions}>
      {problem && !problem.isOfQuantity && (
        <p role="alert" className={styles.hint}>
          {problem.message}
        </p>
      )}
      {isForSale && (
        <>
          <Button isWide variant="primary" isBusy={isAdding} onClick={() => void add()}>
            {t('addToCart')}
          </Button>
          <ButtonLink
            isWide
            href={buyNowHref(product.slug, quantity)}
            onClick={(event) => {
              if (requireQuantity() === null) event.preventDefault()
            }}
          >
            {t('buyNow')}
          </ButtonLink>
        </>
      )}
      <div className={styles.ask}>
        <AddToRfqButton partNumber={product.partNumber} readItem={readItem} variant="quiet" isWide />
        <QuickRfqButton product={product} quantity={rfqQuantity} variant={isForSale ? 'quiet' : 'primary'} isWide />
      </div>
    </div>
  )
}

function StockState() {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const { stock, product } = usePurchase()
  const { slug, leadTimeWeeks, packagingOptions } = product
  const otherPackaging = stock === 0 ? elsewhereInStock(slug, packagingOptions) : null
  return (
    <div>
      <State tone={stock > 0 ? 'ok' : 'warn'}>
        <StockText stock={stock} />
      </State>
      {otherPackaging && (
        <p>
          {t.rich('buy.stockElsewhere', {
            packaging: t('packaging', {
              packaging: otherPackaging.packaging,
              quantity: otherPackaging.standardPackQuantity,
            }),
            to: (words) => <Link href={productPath(otherPackaging.slug)}>{words}</Link>,
          })}
        </p>
      )}
      {stock === 0 && leadTimeWeeks !== null && (
        <p className={styles.note}>
          {t('fromFactory', { count: leadTimeWeeks, number: numbers.integer(leadTimeWeeks) })}
        </p>
      )}
    </div>
  )
}

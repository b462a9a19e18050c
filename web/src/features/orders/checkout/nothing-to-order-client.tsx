'use client'
import { useTranslations } from 'next-intl'
import { cartPath, productPath } from '@partgate/schema/pages.ts'
import { useCheckoutProductQuery } from '#graphql/generated/hooks/orders.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { buyNowHref } from '#features/catalogue/index-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { type BasketAddress, offeredQuantity } from './basket.ts'
import type { CheckoutState } from './checkout-state.ts'
import { ExcludedLines } from './preview/excluded-lines.tsx'
import type { OnQuantityTaken } from './offered-quantity-client.tsx'
import { SessionEndNotice } from './sections/contact-section-client.tsx'
import styles from './checkout.module.css'

type Nothing = Exclude<CheckoutState, { kind: 'ready' | 'loading' | 'unreadable' }>

type ReasonProps = { state: Nothing; basket: BasketAddress; onTaken: OnQuantityTaken }

/** The cart of a member is not shown after the end of the session. */
export function NothingToOrder({ hasSessionEnded, ...reason }: ReasonProps & { hasSessionEnded: boolean }) {
  return (
    <>
      {hasSessionEnded && <SessionEndNotice basket={reason.basket} />}
      <Reason {...reason} />
    </>
  )
}

function Reason({ state, basket, onTaken }: ReasonProps) {
  const t = useTranslations('checkout')
  switch (state.kind) {
    case 'emptyCart':
      return (
        <EmptyState title={t('empty.title')} action={<ButtonLink href="/category">{t('empty.action')}</ButtonLink>}>
          {t('empty.text')}
        </EmptyState>
      )
    case 'nothingSelected':
      return (
        <EmptyState
          title={t('nothingSelected.title')}
          action={
            <ButtonLink variant="primary" href={cartPath}>
              {t('excluded.toCart')}
            </ButtonLink>
          }
        >
          {t('nothingSelected.text')}
        </EmptyState>
      )
    case 'nothingOrderable':
      return (
        <>
          <EmptyState title={t('nothingOrderable.title')}>{t('nothingOrderable.text')}</EmptyState>
          <Sheet className={styles.section}>
            <ExcludedLines lines={state.preview.excludedLines} onTaken={onTaken} />
          </Sheet>
        </>
      )
    case 'orderTooLarge':
      return (
        <EmptyState
          title={state.message}
          action={
            <ButtonLink variant="primary" href="/rfq">
              {t('outcome.requestQuote')}
            </ButtonLink>
          }
        >
          {t('orderTooLarge')}
        </EmptyState>
      )
    case 'quantityRefused':
      return <QuantityRefused availability={state.availability} basket={basket} />
    case 'onRequestOnly':
      return <EmptyState title={t('excluded.reasons.ON_REQUEST_ONLY')} action={<BackToGoods basket={basket} />} />
    case 'refused':
      return <EmptyState title={state.message} action={<BackToGoods basket={basket} />} />
  }
}

function BackToGoods({ basket }: { basket: BasketAddress }) {
  const t = useTranslations('checkout')
  return (
    <ButtonLink href={basket.kind === 'cart' ? cartPath : productPath(basket.slug)}>
      {t(basket.kind === 'cart' ? 'excluded.toCart' : 'summary.toProduct')}
    </ButtonLink>
  )
}

type QuantityRefusedProps = Pick<Extract<Nothing, { kind: 'quantityRefused' }>, 'availability'> & {
  basket: BasketAddress
}

function QuantityRefused({ availability, basket }: QuantityRefusedProps) {
  const t = useTranslations('checkout')
  const numbers = useNumbers()
  const slug = basket.kind === 'buyNow' ? basket.slug : ''
  const [{ data }] = useCheckoutProductQuery({
    variables: { slug },
    pause: slug === '',
    requestPolicy: 'cache-and-network',
  })
  const product = data?.product
  const offered = product && basket.kind === 'buyNow' ? offeredQuantity(basket.quantity ?? 0, product) : null
  return (
    <EmptyState
      title={t(`excluded.reasons.${availability}`)}
      action={
        <>
          {offered !== null && (
            <ButtonLink variant="primary" href={buyNowHref(slug, offered)}>
              {t('quantityRefused.take', { count: offered, quantity: numbers.integer(offered) })}
            </ButtonLink>
          )}
          <BackToGoods basket={basket} />
        </>
      }
    >
      {product &&
        t('quantityRefused.rule', {
          minimum: numbers.integer(product.minimumOrderQuantity),
          multiple: numbers.integer(product.orderMultiple),
          stock: numbers.integer(product.stock),
        })}
    </EmptyState>
  )
}

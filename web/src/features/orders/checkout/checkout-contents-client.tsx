'use client'
import type { ReactNode } from 'react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCheckoutPageQuery, useCheckoutProductQuery } from '#graphql/generated/hooks/orders.ts'
import type { OrderLineInput } from '#graphql/generated/types.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Country } from '#ui/form/country-select-client.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { isOrderNumber } from '../order-pages.ts'
import { type BasketAddress, basketKey, parseBasket, smallestQuantity } from './basket.ts'
import { CheckoutForm } from './checkout-form-client.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { OrderPlaced } from './order-placed-client.tsx'

type BuyNowAddress = Extract<BasketAddress, { kind: 'buyNow' }>
type BoughtProductProps = { basket: BuyNowAddress; children: (lines: OrderLineInput[]) => ReactNode }

function BoughtProduct({ basket: { slug, quantity }, children }: BoughtProductProps) {
  const t = useTranslations()
  const { data, error, isFetching, reload } = useStaleIfError(useCheckoutProductQuery({ variables: { slug } }))
  const product = data?.product
  if (product) return children([{ productId: product.id, quantity: quantity ?? smallestQuantity(product) }])
  if (isFetching) return <CheckoutSkeleton />
  if (error)
    return (
      <LoadFailed title={t('checkout.loadFailed.title')} reload={reload}>
        {t('checkout.loadFailed.text')}
      </LoadFailed>
    )
  return (
    <EmptyState
      title={t('checkout.productMissing.title')}
      action={<ButtonLink href="/keywords">{t('checkout.productMissing.action')}</ButtonLink>}
    >
      {t('checkout.productMissing.text')}
    </EmptyState>
  )
}

export function CheckoutContents({ countries }: { countries: Country[] }) {
  const search = useSearchParams()
  const placed = search.get('placed') ?? ''
  const basket = parseBasket(search)
  if (isOrderNumber(placed)) return <OrderPlaced orderNumber={placed} />
  if (basket.kind === 'cart') return <Buyer countries={countries} basket={basket} lines={null} />
  return (
    <BoughtProduct key={basketKey(basket)} basket={basket}>
      {(lines) => <Buyer countries={countries} basket={basket} lines={lines} />}
    </BoughtProduct>
  )
}

type BuyerProps = { countries: Country[]; basket: BasketAddress; lines: OrderLineInput[] | null }

function Buyer({ countries, basket, lines }: BuyerProps) {
  const t = useTranslations()
  const { data, error, isFetching, reload } = useStaleIfError(
    useCheckoutPageQuery({ requestPolicy: 'cache-and-network' }),
  )
  const methods = data?.paymentMethods
  if (methods && !error)
    return (
      <CheckoutForm
        key={`${data.viewer?.id} ${basketKey(basket)}`}
        viewer={data.viewer ?? null}
        methods={methods}
        countries={countries}
        basket={basket}
        lines={lines}
      />
    )
  if (isFetching) return <CheckoutSkeleton />
  return (
    <LoadFailed title={t('checkout.loadFailed.title')} reload={reload}>
      {t('checkout.loadFailed.text')}
    </LoadFailed>
  )
}

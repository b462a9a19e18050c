'use client'
import { type MouseEvent, useState } from 'react'
import { useTranslations } from 'next-intl'
import { checkoutPath } from '@partgate/schema/pages.ts'
import type { CartSummary_CartFragment } from '#graphql/generated/types.ts'
import { useQuoteRequest } from '#features/rfq/index-client.ts'
import { waitAtMost } from '#graphql/wait-at-most.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Num, Price } from '#ui/figures.tsx'
import { isPlainClick } from '#ui/browser/is-plain-click.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Sum, Sums } from '#ui/summary.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { quantityId } from './cart-ids.ts'
import { CartFreight } from './freight/cart-freight-client.tsx'
import { toQuoteItem } from './quote-items.ts'
import type { CartChanges, CartLineData } from './use-cart-changes-client.ts'
import styles from './cart-summary.module.css'

const maxWaitMs = 15_000

function CheckoutLink({ quantities }: Pick<CartChanges, 'quantities'>) {
  const t = useTranslations('cart.problems')
  const failure = useTranslations('common.failure')
  const page = useTranslations('cartPage.summary')
  const router = useRouter()
  const [isWaiting, setWaiting] = useState(false)
  const checkOut = async () => {
    setWaiting(true)
    const settled = await waitAtMost(maxWaitMs, quantities.sendAndWait())
    setWaiting(false)
    if (!settled) return toast.error(failure('unavailable'))
    const { uncommitted } = settled
    if (!uncommitted) return router.push(checkoutPath)
    toast.error(t('notANumber'))
    document.getElementById(quantityId(uncommitted.id))?.focus()
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (!isWaiting) void checkOut()
  }
  return (
    <ButtonLink isWide variant="primary" href={checkoutPath} aria-busy={isWaiting} onClick={onClick}>
      {page('checkout')}
    </ButtonLink>
  )
}

type CartSummaryProps = {
  cart: CartSummary_CartFragment
  changes: CartChanges
}

function QuoteButton({ selected }: { selected: readonly CartLineData[] }) {
  const t = useTranslations('cartPage.summary')
  const requestQuote = useQuoteRequest()
  const request = () =>
    requestQuote(
      selected.map((line) => {
        const field = document.getElementById(quantityId(line.id))
        return toQuoteItem(line, field instanceof HTMLInputElement ? field.value : '')
      }),
    )
  return (
    <Button isWide disabled={selected.length === 0} onClick={request}>
      {t('requestQuote')}
    </Button>
  )
}

/** Outdated totals are dimmed, because the browser calculates no money. */
export function CartSummary({ cart, changes }: CartSummaryProps) {
  const { lines, isPending, quantities } = changes
  const t = useTranslations('cart.summary')
  const page = useTranslations('cartPage.summary')
  const numbers = useNumbers()
  const selected = lines.filter(({ isSelected }) => isSelected)
  const orderable = selected.filter(({ availability }) => availability === 'AVAILABLE').length
  const leftOut = selected.length - orderable
  return (
    <Sheet as="aside" className={styles.summary} aria-labelledby="order-information">
      <h2 id="order-information">{t('title')}</h2>
      <Sums>
        <Sum name={t('selected')}>
          <Num>{`${numbers.integer(orderable)} / ${numbers.integer(lines.length)}`}</Num>
        </Sum>
        <Sum
          name={t('subtotal')}
          className={styles.subtotal}
          isOutdated={isPending}
          aria-busy={isPending}
          aria-live="polite"
        >
          <Price amount={numbers.total(cart.subtotal.amount)} currency={cart.subtotal.currency} />
        </Sum>
      </Sums>
      {leftOut > 0 && (
        <p role="status" className={styles.leftOut}>
          {page('leftOut', { count: leftOut })}
        </p>
      )}
      <CartFreight hasItems={orderable > 0} isPending={isPending} />
      <div className={styles.checkout}>
        {orderable > 0 ? (
          <CheckoutLink quantities={quantities} />
        ) : (
          <>
            <Button isWide variant="primary" disabled aria-describedby="checkout-needs">
              {page('checkout')}
            </Button>
            <p id="checkout-needs">{page('nothingSelected')}</p>
          </>
        )}
        <QuoteButton selected={selected} />
      </div>
      <p>{page('guest')}</p>
      <p>{t('confirmation')}</p>
    </Sheet>
  )
}

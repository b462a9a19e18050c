'use client'
import { useTranslations } from 'next-intl'
import type { LineAvailability } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { State } from '#ui/sheet.tsx'
import type { Limits } from './line-rules.ts'

type LineReasonProps = { line: { availability: LineAvailability; product: Limits } }

export function LineReason({ line: { availability, product } }: LineReasonProps) {
  const t = useTranslations('cart')
  const page = useTranslations('cartPage.line')
  const numbers = useNumbers()
  switch (availability) {
    case 'AVAILABLE':
      return null
    case 'SOLD_OUT':
      return <State tone="error">{t('soldOut')}</State>
    case 'ON_REQUEST_ONLY':
      return <State tone="error">{page('onRequestOnly')}</State>
    case 'INSUFFICIENT_STOCK':
      return <State tone="warn">{t('onlyInStock', { quantity: numbers.integer(product.stock) })}</State>
    case 'BELOW_MINIMUM_QUANTITY':
      return (
        <State tone="warn">{page('belowMinimum', { quantity: numbers.integer(product.minimumOrderQuantity) })}</State>
      )
    case 'NOT_A_MULTIPLE':
      return <State tone="warn">{page('notAMultiple', { quantity: numbers.integer(product.orderMultiple) })}</State>
  }
}
